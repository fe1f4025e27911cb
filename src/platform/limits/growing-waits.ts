import { sql } from 'kysely';
import { fromNow, now, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import type { Taken } from './limit';

/** A moment of its own: the clock's "now" of one try may lie after the "now" of another that runs beside it. */
const NO_WAIT = new Date(0).toISOString();

interface Waits {
  most: number;
  windowMs: number;
  firstMs: number;
  longestMs: number;
}

/** One of what is had after growing waits. Who has to wait is not counted. */
export async function takeOrWait(db: Database, key: string, limit: Waits): Promise<Taken> {
  const { most, windowMs, firstMs, longestMs } = limit;
  const expiresAt = fromNow(windowMs);
  const doublings = Math.ceil(Math.log2(longestMs / firstMs));
  const growing = Array.from({ length: doublings }, (_, step) => {
    return sql`when "limits"."used" < ${most + step} then ${fromNow(firstMs * 2 ** step)}`;
  });
  const forgotten = sql<boolean>`"limits"."expiresAt" < ${now()}`;
  const free = sql<boolean>`${forgotten} or "limits"."used" < ${most - 1}`;
  const steps = sql.join([sql`when ${free} then ${NO_WAIT}`, ...growing], sql` `);
  const taken = await db
    .insertInto('limits')
    .values({ key, used: 1, blockedUntil: most > 1 ? NO_WAIT : fromNow(firstMs), expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          used: sql`case when ${forgotten} then 1 else "limits"."used" + 1 end`,
          blockedUntil: sql`case ${steps} else ${fromNow(longestMs)} end`,
          expiresAt,
        })
        .where('limits.blockedUntil', '<=', now()),
    )
    .returning('used')
    .executeTakeFirst();
  const until = Date.parse(expiresAt);
  if (taken) return { waitMs: 0, used: taken.used, until };
  const row = await db.selectFrom('limits').selectAll().where('key', '=', key).executeTakeFirst();
  const waitMs = Math.max(SECOND, Date.parse(row?.blockedUntil ?? now()) - Date.now());
  return { waitMs, used: row?.used ?? 0, until };
}
