import { sql } from 'kysely';
import type { Database } from '../schema';
import { columnTypes } from '../tables/migrate-tools';

/**
 * That an application was withdrawn follows from what its applicant did. Until now it was read from the reason, which the staff type:
 * what the history has of a visitor was withdrawn, all else was refused, and stays as long as what is.
 */
export async function whoWithdrew(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('careers').addColumn('withdrawnAt', timestamp).execute();
  const { rows } = await sql<{ _id: string; keepUntil: string | null }>`
    select "_id", "keepUntil" from "careers" where "status" = 'Rejected' and "reason" = 'withdrawn'`.execute(
    db,
  );
  for (const { _id, keepUntil } of rows) {
    const { rows: acts } = await sql<{ at: string; changes: unknown }>`
      select "at", "changes" from "history"
      where "resource" = 'career' and "recordId" = ${_id} and "userId" is null and "userName" = 'Visitor'
      order by "_id" desc`.execute(db);
    const act = acts.find(({ changes }) => JSON.stringify(changes).includes('withdrawn'));
    if (act) await sql`update "careers" set "withdrawnAt" = ${act.at} where "_id" = ${_id}`.execute(db);
    else if (keepUntil)
      await sql`update "careers" set "keepUntil" = ${elevenMonthsAfter(keepUntil)} where "_id" = ${_id}`.execute(
        db,
      );
  }
}

/** A month was given to it, where a year is due. */
function elevenMonthsAfter(moment: string) {
  const date = new Date(moment);
  date.setUTCMonth(date.getUTCMonth() + 11);
  return date.toISOString();
}
