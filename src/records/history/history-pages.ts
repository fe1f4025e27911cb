import { type SqlBool, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { bytesIn } from '~/platform/db/pages-by-bytes';
import type { Database } from '~/platform/db/schema';
import { withAccounts } from '../accounts-of';

/** What one answer holds at most, but one line always. */
const MOST_BYTES = 512 * 1024;

interface Subject {
  resource: Resource;
  recordId: string;
}

interface Window {
  limit: number;
  /** Older than this line. */
  before?: string | undefined;
  /** Only who opened a file. */
  action?: 'opened' | undefined;
}

const linesOf = (db: Database, { resource, recordId }: Subject) =>
  db.selectFrom('history').where('resource', '=', resource.name).where('recordId', '=', recordId);

/** Written out, not as a parameter: only then do the engines see that the index of these lines applies. */
const isOpening = sql<SqlBool>`"action" = 'opened'`;

export const hasHistory = async (db: Database, subject: Subject) =>
  (await linesOf(db, subject).select('_id').limit(1).executeTakeFirst()) !== undefined;

/** Newest first. How long the lines are is asked before they are read. */
export async function historyPage(db: Database, subject: Subject, { limit, before, action }: Window) {
  const ahead = await linesOf(db, subject)
    .select(['_id', bytesIn(db, 'changes').as('bytes')])
    .$if(before !== undefined, (older) => older.where('_id', '<', before ?? ''))
    .$if(action === 'opened', (some) => some.where(isOpening))
    .orderBy('_id', 'desc')
    .limit(limit + 1)
    .execute();
  let sum = 0;
  const fitting = ahead.slice(0, limit).filter(({ bytes }, index) => {
    sum += bytes;
    return index === 0 || sum <= MOST_BYTES;
  });
  const items = await read(
    db,
    fitting.map(({ _id }) => _id),
  );
  return { items, next: fitting.length < ahead.length ? (fitting.at(-1)?._id ?? null) : null };
}

/** How often a file of the record was opened, and the last time. */
export async function openingsOf(db: Database, subject: Subject) {
  const { count, last } = await linesOf(db, subject)
    .where(isOpening)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('_id').as('last')])
    .executeTakeFirstOrThrow();
  const [line] = await read(db, last ? [last] : []);
  return { count, last: line ?? null };
}

async function read(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('history')
    .select(['_id', 'at', 'userId', 'userName', 'action', 'changes'])
    .where('_id', 'in', ids)
    .orderBy('_id', 'desc')
    .execute();
  return withAccounts(db, rows);
}
