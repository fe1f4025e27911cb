import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { fromNow, HOUR, MINUTE, now, SECOND } from '~/lib/time';
import { afterCommit } from '~/platform/db/engine/commit/after-commit';
import { writeTogether } from '~/platform/db/engine/commit/write-together';
import { newId } from '~/platform/db/ids';
import type { Database, Row, Tables } from '~/platform/db/schema';
import type { MailTemplate } from './template';

/** How long a mail waits before each further try; after the last one it counts as failed. */
const WAITS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];
/** A process that dies while sending loses its claim after this long, and another takes the mail over. */
export const CLAIM_MS = 2 * MINUTE;

export type QueuedMail = Row<'outbox'>;

const senders = new WeakMap<object, () => void>();

/** A connection and its transactions share their adapter. */
const keyOf = (db: Database) => db.getExecutor().adapter;

/** Who sends is called for every mail that this process queues, when it has been kept. */
export const onQueued = (db: Database, call: () => void) => senders.set(keyOf(db), call);

/** Those who share a transaction queue dozens of mails. */
const called = new WeakSet<Database>();

async function callSender(db: Database) {
  const call = senders.get(keyOf(db));
  if (!call || called.has(db)) return;
  if (db.isTransaction) called.add(db);
  await afterCommit(db, call);
}

/** Written in the transaction of the record it speaks of: both are kept, or neither. */
export async function queueMail<Data extends z.ZodType>(
  db: Database,
  template: MailTemplate<Data>,
  recipient: string,
  data: z.input<Data>,
) {
  await queueMails(db, [{ template, recipient, data }]);
}

interface NewMail {
  template: Pick<MailTemplate, 'name' | 'mustArrive'>;
  recipient: string;
  data: unknown;
  /** Another time than that of the others. */
  nextAttemptAt?: string | undefined;
}

/** Several in one statement. They go at once, unless it is said when. Answers their ids. */
export async function queueMails(
  db: Database,
  mails: readonly NewMail[],
  when: { nextAttemptAt?: string } = {},
) {
  const rows = mails.map(({ template, recipient, data, nextAttemptAt = when.nextAttemptAt }) => ({
    _id: newId(),
    template: template.name,
    mustArrive: template.mustArrive ?? false,
    recipient,
    data,
    status: 'queued' as const,
    nextAttemptAt: nextAttemptAt ?? now(),
    lastError: null,
    createdAt: now(),
    sentAt: null,
  }));
  await writeTogether(db, { outbox: rows });
  await callSender(db);
  return rows.map(({ _id }) => _id);
}

/** One that waits and that nobody has begun to send: it never was. False: it went out, or is on its way. */
export async function takeBackMail(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('outbox')
    .where('_id', '=', id)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The same of one that was tried as well and did not get through. False: it was sent, or is being sent this moment. */
export async function takeBackUnsent(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('outbox')
    .where('_id', '=', id)
    .where(isAtRest)
    .returning('_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Those of them that wait for a later hour and that nobody has begun to send wait no longer. */
export async function sendNow(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: now() })
    .where('_id', 'in', ids)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
  await callSender(db);
}

/**
 * Takes the mail that is due the longest. Two workers never get the same one: the loser's WHERE no longer holds. The
 * reason of the try before is let go of, and so a mail in hand is told from one that waits: see `isBeingSent`.
 */
export async function claimDueMail(db: Database): Promise<QueuedMail | undefined> {
  const due = await db
    .selectFrom('outbox')
    .select('_id')
    .where('status', '=', 'queued')
    .where('nextAttemptAt', '<=', now())
    .orderBy('nextAttemptAt')
    .limit(10)
    .execute();
  for (const { _id } of due) {
    const claimed = await db
      .updateTable('outbox')
      .set({ attempts: sql`"attempts" + 1`, nextAttemptAt: fromNow(CLAIM_MS), lastError: null })
      .where('_id', '=', _id)
      .where('status', '=', 'queued')
      .where('nextAttemptAt', '<=', now())
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  return undefined;
}

/** While a mail server takes its time nobody else takes the mail. */
export async function renewClaim(db: Database, mail: QueuedMail) {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: fromNow(CLAIM_MS) })
    .where('_id', '=', mail._id)
    .where('status', '=', 'queued')
    .where('attempts', '=', mail.attempts)
    .execute();
}

/** Answers what it is made from by now; undefined: it was erased while it was in hand. */
export const markSent = (db: Database, mail: QueuedMail) =>
  db
    .updateTable('outbox')
    .set({ status: 'sent', sentAt: now(), lastError: null })
    .where('_id', '=', mail._id)
    .returning('data')
    .executeTakeFirst();

export async function markDropped(db: Database, mail: QueuedMail) {
  await db.updateTable('outbox').set({ status: 'dropped' }).where('_id', '=', mail._id).execute();
}

/** True when this was the last try. */
export async function markTried(db: Database, mail: QueuedMail, reason: string): Promise<boolean> {
  const wait = WAITS_MS[mail.attempts - 1];
  await db
    .updateTable('outbox')
    .set({
      lastError: reason.slice(0, 500),
      ...(wait === undefined ? { status: 'failed' as const } : { nextAttemptAt: fromNow(wait) }),
    })
    .where('_id', '=', mail._id)
    // Whoever took it over meanwhile, because this try took so long, knows better what became of it.
    .where('status', '=', 'queued')
    .where('attempts', '=', mail.attempts)
    .execute();
  return wait === undefined;
}

export async function nextMailDueAt(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('nextAttemptAt')
    .where('status', '=', 'queued')
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst();
  return row?.nextAttemptAt;
}

type Claim = Pick<QueuedMail, 'status' | 'attempts' | 'lastError' | 'nextAttemptAt'>;

/** Tried, not refused, and not yet given up by whoever tries: a worker has it in hand. */
export const isBeingSent = ({ status, attempts, lastError, nextAttemptAt }: Claim) =>
  status === 'queued' && attempts > 0 && lastError === null && nextAttemptAt > now();

/** The same, the other way round, where the rows are. */
const isAtRest = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.or([
    eb('status', '=', 'failed'),
    eb.and([
      eb('status', '=', 'queued'),
      eb.or([eb('attempts', '=', 0), eb('lastError', 'is not', null), eb('nextAttemptAt', '<=', now())]),
    ]),
  ]);

/** Its tries begin anew. The reason of the last one stays until the next. */
const anew = () => ({ status: 'queued' as const, attempts: 0, nextAttemptAt: now() });

/** False: it was sent or dropped, or is being sent this moment; to queue it again would send it twice. */
export async function queueAgain(db: Database, id: string): Promise<boolean> {
  const queued = await db
    .updateTable('outbox')
    .set(anew())
    .where('_id', '=', id)
    .where(isAtRest)
    .returning('_id')
    .executeTakeFirst();
  if (queued) await callSender(db);
  return queued !== undefined;
}

/** The same once more to the same person, as a mail of its own: what was sent stays as it was. False: it was not sent. */
export async function queueCopy(db: Database, id: string): Promise<boolean> {
  const sent = await db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'data', 'mustArrive'])
    .where('_id', '=', id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  if (!sent) return false;
  const { template: name, mustArrive, recipient, data } = sent;
  await queueMails(db, [{ template: { name, ...(mustArrive && { mustArrive }) }, recipient, data }]);
  return true;
}

/** Answers how many. */
export async function queueFailedAgain(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(anew())
    .where('status', '=', 'failed')
    .executeTakeFirst();
  await callSender(db);
  return Number(numUpdatedRows);
}

/**
 * Erases mails; answers which are gone. One that must arrive and still waits goes out first, or an erasure would be the way to
 * keep it from whom it warns: housekeeping erases it after that.
 */
export async function eraseMails(
  db: Database,
  which: (eb: ExpressionBuilder<Tables, 'outbox'>) => Expression<SqlBool>,
): Promise<string[]> {
  await db
    .updateTable('outbox')
    .set({ eraseWhenSent: true })
    .where(which)
    .where('status', '=', 'queued')
    .where('mustArrive', '=', true)
    .execute();
  const gone = await db
    .deleteFrom('outbox')
    .where(which)
    .where((eb) => eb.or([eb('status', '!=', 'queued'), eb('mustArrive', '=', false)]))
    .returning('_id')
    .execute();
  return gone.map(({ _id }) => _id);
}

/** Those that had to go out before they could be erased, and have, or never will. Answers which. */
export async function eraseSentMails(db: Database): Promise<string[]> {
  const gone = await db
    .deleteFrom('outbox')
    // As its index has it.
    .where(sql<SqlBool>`"eraseWhenSent" = true`)
    .where('status', '!=', 'queued')
    .returning('_id')
    .execute();
  return gone.map(({ _id }) => _id);
}
