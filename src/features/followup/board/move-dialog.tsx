import { useState } from 'react';
import { keysOf } from '~/model/fields';
import { type Stage, stages } from '~/model/leads/stages';
import { ColumnChoice } from '~/records/ui/board/column-choice';
import { Dialog } from '~/ui/dialog/dialog';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { LostReasonField, ValueField } from '../ui/standing-fields';
import type { Lead } from './card-body';
import type { Move } from './use-moves';

interface MoveDialogProps {
  /** Where to is asked, unless it was dropped there. */
  moving: { lead: Lead; to?: Stage } | undefined;
  onClose: () => void;
  onMove: (lead: Lead, move: Move) => void;
}

/** Whether a stage is reached by more than its name. */
export const asksMore = (lead: Lead, to: Stage) =>
  to === 'Lost' || (to === 'Won' && lead.valuePaise === null);

/** Where a lead goes, and what has to be said of it there: why it was lost, what it is worth. */
export function MoveDialog({ moving, onClose, onMove }: MoveDialogProps) {
  const { lead, to } = moving ?? {};
  return (
    <Dialog
      open={Boolean(moving)}
      onClose={onClose}
      title={lead ? `${to ? `To ${to}` : 'Move to…'} (${lead.name})` : ''}
    >
      {lead && (
        <MoveForm
          lead={lead}
          to={to}
          onMove={(move) => {
            onClose();
            onMove(lead, move);
          }}
        />
      )}
    </Dialog>
  );
}

interface MoveFormProps {
  lead: Lead;
  to: Stage | undefined;
  onMove: (move: Move) => void;
}

function MoveForm({ lead, to, onMove }: MoveFormProps) {
  const choices = keysOf(stages);
  const [stage, setStage] = useState<Stage>(to ?? nextAfter(lead.stage));
  const form = useForm({
    async send({ lostReason, valuePaise }) {
      onMove({
        stage,
        ...(lostReason === undefined ? {} : { lostReason }),
        ...(valuePaise ? { valuePaise: Number(valuePaise) } : {}),
      });
    },
    keepValues: true,
  });
  return (
    <Form form={form} aria-label="Move" className="grid gap-4">
      {!to && <ColumnChoice columns={choices} here={lead.stage} chosen={stage} onChoose={setStage} />}
      {stage === 'Lost' && <LostReasonField />}
      {stage === 'Won' && lead.valuePaise === null && (
        <ValueField hint="Leave it empty if it is not known." />
      )}
      <div className="flex justify-end">
        <SubmitButton busyLabel="Moving...">Move</SubmitButton>
      </div>
    </Form>
  );
}

function nextAfter(stage: Stage): Stage {
  const all = keysOf(stages);
  return all[all.indexOf(stage) + 1] ?? 'New';
}
