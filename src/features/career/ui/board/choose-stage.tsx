import { useState } from 'react';
import { keysOf } from '~/model/fields';
import { ColumnChoice } from '~/records/ui/board/column-choice';
import { Dialog } from '~/ui/dialog/dialog';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { stages } from '../../stages';
import type { Application, Stage } from '../application';

interface ChooseStageProps {
  application: Application;
  onChoose: (stage: Stage) => void;
  onClose: () => void;
}

/** Where an application goes; its mail is shown next. */
export function ChooseStage({ application: { name, status = 'New' }, onChoose, onClose }: ChooseStageProps) {
  const all = keysOf(stages);
  const here = Object.keys(stages).indexOf(status);
  const [stage, setStage] = useState<Stage>(all[here + 1] ?? 'New');
  const form = useForm({ send: async () => onChoose(stage), keepValues: true });
  return (
    <Dialog open onClose={onClose} title={`Move to… (${name})`}>
      <Form form={form} aria-label="Move" className="grid gap-4">
        <ColumnChoice columns={all} here={status} chosen={stage} onChoose={setStage} />
        <div className="flex justify-end">
          <SubmitButton busyLabel="One moment…">Next</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
