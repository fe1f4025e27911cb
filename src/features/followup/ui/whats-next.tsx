import { useCallback, useEffect, useRef, useState } from 'react';
import { dayOf, now } from '~/lib/time';
import { type Stage, statusOf } from '~/model/leads/stages';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { SelectField, TextField } from '~/ui/forms/field';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { nextKinds } from '../followup-form';
import { nextDays } from './next-days';
import { LostReasonField, ValueField } from './standing-fields';

/** What comes after a step that was done: a day, an end, or nothing yet. */
export interface Next {
  nextDate?: string;
  nextTime?: string;
  nextKind?: string;
  stage?: Stage;
  lostReason?: string;
  valuePaise?: string;
}

interface Done {
  /** What was said about it. */
  remark: string;
  before: { stage: Stage; nextDate: string };
  after: { stage: Stage; nextDate: string };
}

/** Whether a step was done and none follows: an open lead without a next step is the one that is forgotten. */
export function asksNext({ remark, before, after }: Done, today = dayOf(now())) {
  if (statusOf[after.stage] === 'Completed') return false;
  const isDone = Boolean(remark.trim()) || before.stage !== after.stage;
  if (after.nextDate === '') return isDone || before.nextDate !== '';
  return Boolean(remark.trim()) && after.nextDate === before.nextDate && after.nextDate <= today;
}

/** Whether nothing is to come of an open lead: its day is over, or has come, or there is none. */
export const hasNothingAhead = (
  { stage, nextDate }: { stage: Stage; nextDate: string | null },
  today = dayOf(now()),
) => statusOf[stage] !== 'Completed' && (nextDate === null || dayOf(nextDate) <= today);

interface Asked {
  valuePaise: number | null;
  /** What was chosen just now. The hour and the kind of the step that is over are not those of the next. */
  nextTime?: string | undefined;
  nextKind?: string | undefined;
}

interface Question extends Asked {
  answer: (next: Next | undefined) => void;
}

/** The question, and how it is asked; whoever closes it goes back to what they were writing. */
export function useWhatsNext() {
  const [asked, setAsked] = useState<Question>();
  const ask = useCallback(
    (about: Asked) => new Promise<Next | undefined>((answer) => setAsked({ ...about, answer })),
    [],
  );
  function reply(next: Next | undefined) {
    setAsked(undefined);
    asked?.answer(next);
  }
  const question = (
    <Dialog open={Boolean(asked)} onClose={() => reply(undefined)} title="What is next?" size="question">
      {asked && (
        <Choices
          onChoose={reply}
          asksValue={asked.valuePaise === null}
          time={asked.nextTime ?? ''}
          kind={asked.nextKind ?? ''}
        />
      )}
    </Dialog>
  );
  return { ask, question };
}

interface ChoicesProps {
  onChoose: (next: Next) => void;
  /** What it is worth is not known yet. */
  asksValue: boolean;
  time: string;
  kind: string;
}

const pill = 'rounded-full! max-sm:min-h-11';

function Choices({ onChoose, asksValue, time, kind }: ChoicesProps) {
  const [ending, setEnding] = useState<'Won' | 'Lost'>();
  const [nextKind, setNextKind] = useState(kind);
  const plan = (nextDate: string) => onChoose({ nextDate, nextTime: time, nextKind });
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  if (ending) return <Ending stage={ending} onChoose={onChoose} />;
  return (
    <div className="grid gap-5">
      <section aria-label="Another step" className="grid gap-3">
        <SelectField
          name="nextKind"
          label="Next step by"
          options={{ '': 'Any way', ...nextKinds }}
          value={nextKind}
          onChange={({ currentTarget }) => setNextKind(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          {Object.entries(nextDays()).map(([label, nextDate], index) => (
            <Button
              key={label}
              size="sm"
              variant="secondary"
              className={pill}
              ref={index === 0 ? first : undefined}
              onClick={() => plan(nextDate)}
            >
              {label}
            </Button>
          ))}
        </div>
        <OtherDay onChoose={plan} />
      </section>
      <section aria-label="Or an end" className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          size="sm"
          variant="secondary"
          className={pill}
          onClick={() => (asksValue ? setEnding('Won') : onChoose({ stage: 'Won' }))}
        >
          Won
        </Button>
        <Button size="sm" variant="secondary" className={pill} onClick={() => setEnding('Lost')}>
          Lost
        </Button>
        <Button size="sm" variant="secondary" className={pill} onClick={() => onChoose({ stage: 'Closed' })}>
          Closed
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className={`${pill} ml-auto`}
          onClick={() => onChoose({ nextDate: '' })}
        >
          Leave unplanned
        </Button>
      </section>
    </div>
  );
}

function OtherDay({ onChoose }: { onChoose: (nextDate: string) => void }) {
  const form = useForm({
    send: async ({ nextDate = '' }) => onChoose(nextDate),
    keepValues: true,
  });
  return (
    <Form form={form} aria-label="Another day" className="flex items-end gap-2">
      <TextField name="nextDate" label="Another day" type="date" required className="flex-1" />
      <SubmitButton size="sm" className="min-h-11">
        Set
      </SubmitButton>
    </Form>
  );
}

function Ending({ stage, onChoose }: { stage: 'Won' | 'Lost' } & Pick<ChoicesProps, 'onChoose'>) {
  const form = useForm({
    send: async ({ lostReason, valuePaise }) =>
      onChoose({
        stage,
        ...(lostReason === undefined ? {} : { lostReason }),
        ...(valuePaise ? { valuePaise } : {}),
      }),
    keepValues: true,
  });
  return (
    <Form form={form} aria-label={stage} className="grid gap-4">
      {stage === 'Lost' ? <LostReasonField /> : <ValueField hint="Leave it empty if it is not known." />}
      <div className="flex justify-end">
        <SubmitButton>{stage}</SubmitButton>
      </div>
    </Form>
  );
}
