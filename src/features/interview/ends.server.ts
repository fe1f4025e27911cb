import { fromNow, now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { takeBackMail } from '~/platform/mail/outbox';
import { addEndToHistory, addReturnToHistory } from './server/in-history';
import { settle } from './server/settle';
import { panelOf, toCome } from './server/stored';
import { tell } from './server/tell';

interface End {
  author: Author;
  /** How long it can be taken back. */
  waitMs: number;
  /** By what they were cancelled, as the history says it. */
  words: string;
}

/**
 * All that an application has to come is cancelled: it has ended, or nobody sees it any more. What can be taken back waits, and so do
 * the mails about it: nobody reads of a refusal in a calendar before it is sent. Whoever calls has locked the application.
 */
export async function cancelInterviews(
  trx: DatabaseTransaction,
  application: AnyRecord,
  { author, waitMs, words }: End,
) {
  const cancelledAt = fromNow(waitMs);
  const applicant = application.isSpam ? undefined : { email: String(application.email) };
  for (const before of await toCome(trx, application._id)) {
    if (before.cancelledAt) {
      if (waitMs === 0 && before.cancelMails !== null) await settle(trx, before);
      continue;
    }
    const interview = { ...before, sequence: before.sequence + 1 };
    const panel = await panelOf(trx, before._id);
    const when = waitMs > 0 ? { nextAttemptAt: cancelledAt } : {};
    const mails = await tell(trx, { interview, news: 'cancelled', panel, applicant, ...when });
    await trx
      .updateTable('interviews')
      .set({
        cancelledAt,
        sequence: interview.sequence,
        cancelMails: waitMs > 0 && mails.length > 0 ? mails.join(' ') : null,
      })
      .where('_id', '=', before._id)
      .execute();
    await addEndToHistory(trx, { interview, author }, words);
  }
}

/** It goes on after all: as long as nobody was told otherwise, its interviews do. Whoever was told already is invited anew. */
export async function restoreInterviews(trx: DatabaseTransaction, application: AnyRecord, author: Author) {
  for (const before of await toCome(trx, application._id)) {
    const mails = before.cancelMails?.split(' ') ?? [];
    let taken = 0;
    for (const mail of mails) if (await takeBackMail(trx, mail)) taken++;
    if (taken === 0) continue;
    const interview = { ...before, sequence: before.sequence + 1 };
    await trx
      .updateTable('interviews')
      .set({ cancelledAt: null, cancelMails: null, sequence: interview.sequence })
      .where('_id', '=', before._id)
      .execute();
    await addReturnToHistory(trx, { interview, author });
    if (taken === mails.length) continue;
    const applicant = { email: String(application.email) };
    await tell(trx, { interview, news: 'changed', panel: await panelOf(trx, before._id), applicant });
  }
}

/**
 * The application is gone for good, and with it all mails about it: those who were to talk to the applicant read that they need not
 * come, and nothing else.
 */
export async function forgetInterviews(trx: DatabaseTransaction, careerId: string) {
  for (const before of await toCome(trx, careerId)) {
    if (before.cancelledAt && before.cancelledAt <= now()) continue;
    const interview = { ...before, sequence: before.sequence + 1 };
    const panel = await panelOf(trx, before._id);
    await tell(trx, { interview, news: 'cancelled', panel, applicant: undefined, isNameless: true });
  }
  const interviews = trx.selectFrom('interviews').select('_id').where('careerId', '=', careerId);
  await trx.deleteFrom('interviewers').where('interviewId', 'in', interviews).execute();
  await trx.deleteFrom('interviews').where('careerId', '=', careerId).execute();
}
