import type { ReactNode } from 'react';
import { formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import type { Mail } from '../outbox-call';
import { Letter } from './letter';
import { retryWords, StatusMark } from './status';

interface MailDialogProps {
  mail: Mail | undefined;
  busy: boolean;
  onClose: () => void;
  onRetry?: () => void;
  onSendAgain?: () => void;
}

/** All that is known of a mail. */
export function MailDialog({ mail, busy, onClose, onRetry, onSendAgain }: MailDialogProps) {
  return (
    <Dialog
      open={mail !== undefined}
      onClose={onClose}
      title={mail?.title ?? ''}
      footer={
        (onRetry || onSendAgain) && (
          <Button busy={busy} busyLabel="Queueing..." onClick={onRetry ?? onSendAgain}>
            {onRetry ? retryWords(mail) : 'Send again'}
          </Button>
        )
      }
    >
      {mail && (
        <div className="grid gap-6">
          <dl className="grid gap-x-6 gap-y-3 tabular-nums sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
            <Fact title="To">{mail.recipient}</Fact>
            <Fact title="Status">
              <StatusMark mail={mail} />
            </Fact>
            <Fact title="Written">{formatMoment(mail.createdAt)}</Fact>
            {mail.sentAt && <Fact title={mail.isStored ? 'Kept' : 'Sent'}>{formatMoment(mail.sentAt)}</Fact>}
            {mail.status === 'queued' && <Fact title="Next try">{nextTry(mail)}</Fact>}
            <Fact title="Tries">{mail.attempts}</Fact>
            {mail.lastError && <Fact title="Last fault">{mail.lastError}</Fact>}
          </dl>
          <section className="border-t border-line pt-5">
            <h3 className="mb-3 text-lg">The letter</h3>
            <Letter mail={mail} />
          </section>
        </div>
      )}
    </Dialog>
  );
}

const nextTry = ({ beingSent, attempts, nextAttemptAt }: Mail) => {
  if (beingSent) return 'Being sent now';
  return attempts > 0 ? formatMoment(nextAttemptAt) : 'In a moment';
};

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
