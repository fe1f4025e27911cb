import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { callApi } from '~/lib/api';
import type { Outcome } from '~/model/leads/activities';
import type { AnyRecord, Resource } from '~/model/resource';
import { attempts, showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import type { logActivityCall } from '../calls/activity-call';
import { followup } from '../followup';
import { useGoOn } from './next/go-on';
import { nextDays } from './next-days';
import { NextStepFields } from './next-step-fields';

export interface OutcomeBarProps {
  resource: Resource;
  row: AnyRecord;
  way: 'call' | 'whatsapp';
  /** When somebody was reached for, which is before it is known how it went. */
  at: string;
  /** There is a lead that takes a day to call back. */
  mayPlan: boolean;
  onDone: () => void;
}

/** What mostly comes of it, one press each. */
const answers: Record<OutcomeBarProps['way'], readonly (readonly [Outcome, string])[]> = {
  call: [
    ['reached', 'Reached'],
    ['no-answer', 'No answer'],
    ['call-back', 'Call back at…'],
    ['wrong-number', 'Wrong number'],
  ],
  whatsapp: [
    ['sent', 'Sent'],
    ['received', 'Reply'],
  ],
};

/** After these nothing more is written down: a lead that was due would stay so. */
const isAllForNow = (outcome: Outcome) => ['no-answer', 'wrong-number', 'sent'].includes(outcome);

interface Answer {
  outcome: Outcome;
  label: string;
  next?: { date: string; time: string; kind: 'call' };
}

/** How a call went is asked when one is back from it. Whoever skips it has lost nothing: the note below is there as ever. */
export function OutcomeBar({ resource, row, way, at, mayPlan, onDone }: OutcomeBarProps) {
  const bar = useRef<HTMLElement>(null);
  const headingId = useId();
  const queries = useQueryClient();
  const [asksWhen, setAsksWhen] = useState(false);
  const { goOn, question } = useGoOn(resource);
  useInView(bar);
  const offered = answers[way].filter(([outcome]) => mayPlan || outcome !== 'call-back');

  const about = `${followup.messages.updateFailed} ${row._id}`;
  const log = useMutation({
    mutationFn: ({ outcome, next }: Answer) =>
      callApi<typeof logActivityCall>('POST', '/activities', {
        body: {
          ...{ resource: resource.name, id: row._id, kind: way, at, outcome },
          direction: outcome === 'received' ? 'in' : 'out',
          ...(next ? { next } : {}),
        },
        // A second press, or a second try, logs nothing twice.
        headers: { 'Idempotency-Key': [row._id, at, outcome, next?.date, next?.time].join(' ') },
      }),
    async onSuccess({ followup: lead }, { label, outcome }) {
      void refresh(queries, followup.name, resource.name);
      if (lead && isAllForNow(outcome)) await goOn(lead);
      // Not before: on a phone it would lie over the days to choose from.
      toast.success(`Logged: ${label}`, { about: attempts(followup.messages.updateFailed, [row]) });
      // At once: whoever writes on meanwhile is not called back to the note.
      onDone();
    },
    onError: (fault) => showFailed(fault, { about }),
  });

  return (
    <section
      ref={bar}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="grid gap-3 rounded-lg border border-action bg-accent-soft p-4 text-on-accent-soft max-sm:p-3"
    >
      <p id={headingId} className="font-semibold">
        How did it go?
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map(([outcome, label]) => (
          <Button
            key={outcome}
            size="sm"
            variant="secondary"
            busy={log.isPending}
            {...(outcome === 'call-back' ? { 'aria-expanded': asksWhen } : {})}
            onClick={() =>
              outcome === 'call-back' ? setAsksWhen(!asksWhen) : log.mutate({ outcome, label })
            }
            className="bg-surface"
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={onDone} className="ml-auto">
          Skip
        </Button>
      </div>
      {question}
      {asksWhen && <CallBack onChoose={(next) => log.mutateAsync({ ...CALL_BACK, next })} />}
    </section>
  );
}

const CALL_BACK = { outcome: 'call-back', label: 'Call back' } as const;

function CallBack({ onChoose }: { onChoose: (next: NonNullable<Answer['next']>) => Promise<unknown> }) {
  const form = useForm({
    check: ({ nextDate }): Record<string, string> => (nextDate ? {} : { nextDate: 'Choose a day.' }),
    async send({ nextDate = '', nextTime = '' }) {
      await onChoose({ date: nextDate, time: nextTime, kind: 'call' });
    },
    keepValues: true,
    failure: () => '',
  });
  return (
    <Form form={form} aria-label="Call back" className="grid gap-3">
      <NextStepFields day={nextDays().Tomorrow ?? ''} time="" />
      <div className="flex justify-end">
        <SubmitButton size="sm" busyLabel="Saving..." className="max-sm:min-h-11">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}

/** On coming back from the telephone or from WhatsApp it is what one sees, unless one was writing. */
function useInView(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      bar.current?.scrollIntoView({ block: 'nearest' });
      const active = document.activeElement;
      const isWriting = active instanceof HTMLTextAreaElement && active.value !== '';
      if (!isWriting && !bar.current?.contains(active)) bar.current?.focus({ preventScroll: true });
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [bar]);
}
