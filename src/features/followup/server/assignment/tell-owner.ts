import type { z } from 'zod';
import { fromNow, MINUTE, now, SECOND } from '~/lib/time';
import type { Author } from '~/model/author';
import { afterQuiet } from '~/model/notices/notice-choices';
import type { AnyRecord } from '~/model/resource';
import { whenGathered } from '~/platform/db/engine/commit/write-together';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { queueMails } from '~/platform/mail/outbox';
import { choiceIn } from '~/platform/notify/choices';
import { notifyOne } from '~/platform/notify/notify';
import { FIRST_VERSION } from '~/records/record-changes';
import { addressOf } from '~/records/submissions/owner-address';
import { followup } from '../../followup';
import { assignedMail } from '../../followup.mails.server';

/** Many are changed some at a time: the mail waits for the next of them. */
const MORE_MAY_COME_MS = 20 * SECOND;

interface Given {
  _id: string;
  name: string;
  email: string;
}

/** What was given to each in a transaction that changes many. */
const gathered = new WeakMap<DatabaseTransaction, Map<string, Given[]>>();

/** How the bell begins to tell it. */
export const givenBy = (name: string) => `Given to you by ${name}: `;

const isGiven = (before: AnyRecord | undefined, after: AnyRecord, { userId }: Author) =>
  userId !== null &&
  typeof after.ownerId === 'string' &&
  after.ownerId !== userId &&
  // What comes back from the trash was theirs.
  (before ? before.ownerId !== after.ownerId : after.version === FIRST_VERSION);

/** Whoever is given a follow-up by somebody else hears of it by bell and mail. */
export async function tellOwner(
  trx: DatabaseTransaction,
  { before, after, author }: { before: AnyRecord | undefined; after: AnyRecord; author: Author },
) {
  if (!isGiven(before, after, author)) return;
  const ownerId = String(after.ownerId);
  const given = { _id: after._id, name: String(after.name), email: String(after.email) };
  const shared = gathered.get(trx);
  if (shared) {
    shared.set(ownerId, [...(shared.get(ownerId) ?? []), given]);
    return;
  }
  const all = new Map([[ownerId, [given]]]);
  const isShared = whenGathered(trx, async () => {
    gathered.delete(trx);
    for (const [id, some] of all) await tell(trx, id, some, author);
  });
  if (isShared) gathered.set(trx, all);
  else await tell(trx, ownerId, [given], author);
}

async function tell(trx: DatabaseTransaction, ownerId: string, given: readonly Given[], author: Author) {
  const [first] = given;
  const recipient = await addressOf(trx, ownerId);
  const chosen = await choiceIn(trx, ownerId);
  if (!first || !recipient || !chosen.assigned) return;
  const many = given.length > 1;
  const { _id, email } = first;
  const giver = { by: author.userName, byId: author.userId };
  const data = { _id, email: many ? '' : email, userId: ownerId, ...giver, count: given.length };
  const when = { nextAttemptAt: afterQuiet(chosen, many ? fromNow(MORE_MAY_COME_MS) : now()) };
  let before = 0;
  if (many) before = await addToMail(trx, recipient, data, when);
  else await queueMails(trx, [{ template: assignedMail, recipient, data }], when);
  const textOf = (what: string) => givenBy(author.userName) + what;
  // The bell rings once for what is one mail: for all of them so far, in place of what it said of those before.
  if (before > 0) await dropBell(trx, ownerId, textOf(`${before} follow-ups`));
  await notifyOne(trx, ownerId, {
    ...{ resource: followup.name, recordId: _id, kind: 'assigned', causedBy: author.userId },
    text: textOf(many ? `${before + given.length} follow-ups` : first.name),
  });
}

const dropBell = (trx: DatabaseTransaction, userId: string, text: string) =>
  trx
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('createdAt', '>', fromNow(-MINUTE))
    .where('text', '=', text)
    .execute();

type Mail = z.output<typeof assignedMail.data>;

/** One mail for all that somebody hands over at once, however many transactions that takes. Answers how many it had told of before. */
async function addToMail(
  trx: DatabaseTransaction,
  recipient: string,
  data: Mail,
  when: { nextAttemptAt: string },
) {
  // Two of them at once: the second adds to what the first has written.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('users').select('_id').where('_id', '=', data.userId).forNoKeyUpdate().execute();
  const waiting = await trx
    .selectFrom('outbox')
    .select(['_id', 'data'])
    .where('template', '=', assignedMail.name)
    .where('recipient', '=', recipient)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('nextAttemptAt', '>', now())
    .where('createdAt', '>', fromNow(-MINUTE))
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = assignedMail.data.safeParse(waiting?.data).data;
  if (waiting && before && before.byId === data.byId) {
    const sum = { ...data, count: before.count + data.count };
    await trx
      .updateTable('outbox')
      .set({ data: JSON.stringify(sum), ...when })
      .where('_id', '=', waiting._id)
      .execute();
    return before.count;
  }
  await queueMails(trx, [{ template: assignedMail, recipient, data }], when);
  return 0;
}
