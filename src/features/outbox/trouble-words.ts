import type { z } from 'zod';
import { OUTBOX } from '~/features/places';
import { inFigures } from '~/lib/figures';
import { howLongAgo } from '~/lib/relative-time';
import type { mailTroubleCall } from './outbox-call';

type Trouble = z.output<typeof mailTroubleCall.answer>;

/** What is wrong with the mails, in short and in full, and where to look. Undefined while all is well. */
export function troubleWords({ failed, waiting, waitingSince }: Trouble, at?: number) {
  const count = failed + waiting;
  if (count === 0) return undefined;
  if (waiting === 0) {
    return {
      count,
      title: failed === 1 ? 'A mail could not be sent' : `${inFigures(failed)} mails could not be sent`,
      detail: `${failed === 1 ? 'It was' : 'They were'} tried several times and then given up.`,
      to: `${OUTBOX}?status=failed`,
    };
  }
  const waits = waiting === 1 ? '1 waits to be sent' : `${inFigures(waiting)} wait to be sent`;
  const since = waitingSince
    ? `, ${waiting === 1 ? '' : 'the oldest '}written ${howLongAgo(waitingSince, at)}`
    : '';
  const gaveUp = failed > 0 ? ` ${inFigures(failed)} ${failed === 1 ? 'was' : 'were'} given up.` : '';
  return {
    count,
    title: 'Mails are not going out',
    detail: `${waits}${since}.${gaveUp} Each is tried again by itself.`,
    to: `${OUTBOX}?status=queued`,
  };
}
