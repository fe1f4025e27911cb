import { dayOf, formatMoment, fromNow, MINUTE, now, timeOf } from '~/lib/time';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import type { Mail } from '../outbox-call';

type Status = Mail['status'];

const looks: Record<Status, { title: string; icon: IconName; colour: string }> = {
  queued: { title: 'Queued', icon: 'clock', colour: 'text-on-warning-soft' },
  sent: { title: 'Sent', icon: 'check', colour: 'text-accent' },
  failed: { title: 'Failed', icon: 'alert', colour: 'text-danger' },
  dropped: { title: 'Not needed', icon: 'close', colour: 'text-muted' },
};

export const isStatus = (text: string): text is Status => Object.hasOwn(looks, text);

/** What is kept here as a file has left for nowhere. */
const AS_FILE = 'Kept as a file';

/** In the order in which somebody looks for trouble. */
export const statusTitles = Object.entries(looks).map(([status, { title }]) => ({ status, title }));

/** Failed, or waiting for another try; what a worker has in hand is left to it. */
export const canRetry = ({ status, attempts, beingSent }: Mail) =>
  status === 'failed' || (status === 'queued' && attempts > 0 && !beingSent);

export const retryWords = (mail: Mail | undefined) => (mail?.status === 'failed' ? 'Try again' : 'Send now');

/** What the status means for this mail. */
export function statusNote(mail: Mail): string {
  const { status, attempts, beingSent, nextAttemptAt, lastError, sentAt } = mail;
  if (status === 'sent') return sentAt ? formatMoment(sentAt) : '';
  if (status === 'failed') return lastError ?? 'No reason was given.';
  if (status === 'dropped') return 'Nobody waits for it any more';
  if (beingSent) return 'Being sent now';
  return attempts > 0 ? `Next try ${formatMoment(nextAttemptAt)}` : `Goes out ${departure(nextAttemptAt)}`;
}

function departure(at: string) {
  if (at <= fromNow(MINUTE)) return 'in a moment';
  return dayOf(at) === dayOf(now()) ? `at ${timeOf(at)}` : formatMoment(at);
}

/** A sign and a word; colour alone says nothing. */
export function StatusMark({ mail: { status, isStored } }: { mail: Pick<Mail, 'status' | 'isStored'> }) {
  const { title, icon, colour } = isStored
    ? { ...looks[status], title: AS_FILE, icon: 'file' as const }
    : looks[status];
  return (
    <span className={classNames('inline-flex items-baseline gap-1.5 font-medium', colour)}>
      <Icon name={icon} className="size-4 shrink-0 self-center" />
      <span>{title}</span>
    </span>
  );
}
