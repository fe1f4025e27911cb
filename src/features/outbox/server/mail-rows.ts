import { type Expression, type SqlBool, sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import type { Mail } from '../outbox-call';

type Status = Mail['status'];

interface Which {
  status?: Status | undefined;
  /** The beginning of an address. */
  q?: string | undefined;
}

/** By the index on either engine: an index of PostgreSQL knows beginnings only where it was made for them. */
function beginsWith(db: Database, q: string): Expression<SqlBool> {
  const beginning = q.toLowerCase();
  if (engineOf(db) === 'postgres') {
    const pattern = `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`"recipient" like ${pattern}`;
  }
  // No address has a character beyond this one.
  return sql<SqlBool>`"recipient" >= ${beginning} and "recipient" < ${`${beginning}\u{10ffff}`}`;
}

/** How many there are of each status. */
export async function countMails(db: Database, q: string | undefined): Promise<Record<Status, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
    .$if(Boolean(q), (some) => some.where(beginsWith(db, q ?? '')))
    .groupBy('status')
    .execute();
  const found = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { queued: 0, sent: 0, failed: 0, dropped: 0, ...found };
}

/** Newest first; nothing of what they were made from. */
export const readMails = (db: Database, { status, q }: Which, window: { limit: number; offset: number }) =>
  db
    .selectFrom('outbox')
    .select([
      '_id',
      'template',
      'recipient',
      'status',
      'attempts',
      'nextAttemptAt',
      'lastError',
      'createdAt',
      'sentAt',
    ])
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'queued'))
    .$if(Boolean(q), (some) => some.where(beginsWith(db, q ?? '')))
    .orderBy('_id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
