import { scheduler } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayAfter, startOfDay } from '~/lib/time';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import type { Period } from './period-query';

interface Placed {
  _id: string;
  place: string;
}

/** What came in on these days in the order of the index by day. On SQLite nothing else happens in the process while a statement runs: between two of them whoever waits gets their turn. */
export async function* batchesByDay<Row extends Placed>(
  { from, to }: Period,
  size: number,
  read: (next: RawBuilder<SqlBool>) => Promise<Row[]>,
) {
  const end = startOfDay(dayAfter(to, 1));
  let next = sql`"date" >= ${startOfDay(from)}`;
  for (;;) {
    const batch = await read(sql<SqlBool>`${next} and "date" < ${end}`);
    yield batch;
    await scheduler.yield();
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    next = sql`"date" >= ${last.place} and ("date", "_id") > (${last.place}, ${last._id})`;
  }
}

/** Where a row stands by its day, as exactly as the engine stores it. */
export const placeOf = (db: Database) =>
  engineOf(db) === 'postgres' ? sql<string>`"date"::text` : sql<string>`"date"`;

/** Moments as seconds, which cost both engines less than words. */
export const secondsOf = (db: Database, column: string) =>
  engineOf(db) === 'postgres'
    ? sql<number>`extract(epoch from ${sql.ref(column)})::float8`
    : sql<number>`unixepoch(${sql.ref(column)})`;
