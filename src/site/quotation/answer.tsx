import { useRevalidator } from 'react-router';
import { useFocusOnChange } from '../focus-on-change';
import { Fold } from '../fold';
import { AcceptForm } from './accept-form';
import { AskForm, DeclineForm, RenewForm } from './answer-forms';
import type { AnswerFormProps, Posted } from './answer-props';
import { Outcome } from './outcome';
import { isOpen, type ReadProps } from './quotation-read';

interface AnswerProps extends ReadProps {
  posted: Posted | undefined;
  heard: string | undefined;
}

/** How it stands, and what can be said to it. */
export function Answer({ quotation, token, options, posted, heard }: AnswerProps) {
  const { revalidate } = useRevalidator();
  const { status } = quotation;
  const heading = useFocusOnChange(status);
  const of = (intent: string): AnswerFormProps => ({
    token,
    posted: posted?.intent === intent ? posted : undefined,
    onHeard: revalidate,
  });
  const open = isOpen(quotation);
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className={`grid gap-6 print:mt-8 ${open ? 'print:hidden' : ''}`}
    >
      <div className="grid gap-2">
        <h2 id="answer-title" ref={heading} tabIndex={-1} className="text-2xl">
          {titles[status]}
        </h2>
        <Outcome {...{ quotation, token }} />
        <p role="status" className="font-medium text-accent empty:sr-only">
          {heard}
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr] print:hidden">
        {open && <AcceptForm {...of('accept')} {...{ quotation, options }} />}
        <div className="grid gap-4">
          {status === 'Expired' && <RenewForm {...of('renew')} />}
          <Fold title="Ask a question" isOpen={posted?.intent === 'ask' || !open}>
            <AskForm {...of('ask')} />
          </Fold>
          {open && (
            <Fold title="Decline" isOpen={posted?.intent === 'decline'}>
              <DeclineForm {...of('decline')} />
            </Fold>
          )}
        </div>
      </div>
    </section>
  );
}

const titles: Record<ReadProps['quotation']['status'], string> = {
  Draft: 'Not sent yet',
  Sent: 'Your answer',
  Viewed: 'Your answer',
  Accepted: 'Accepted',
  Declined: 'Declined',
  Expired: 'This quotation has expired',
  Void: 'This quotation was taken back',
  Superseded: 'There is a newer version',
};
