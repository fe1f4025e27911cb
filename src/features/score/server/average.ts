import { sql } from 'kysely';
import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { STRONG_ABOVE, WEAK_BELOW } from '../ratings';

/**
 * What the reviewers give on average, when there are two of them at least: of one it would be their own marks. It is no change of the
 * application: nobody's edit is outdated by it, and no history tells it. The applications are locked by who calls.
 */
export async function settleAverage(trx: DatabaseTransaction, careerIds: readonly string[]) {
  if (careerIds.length === 0) return;
  const average = sql<number | null>`(
    select case when count(distinct "given"."userId") > 1 then cast(round(avg("given"."score") * 100) as integer) end
    from "scores" as "given" where "given"."careerId" = "careers"."_id"
  )`;
  const rating = sql<string>`case
    when "score" is null then '' when "score" > ${sql.lit(STRONG_ABOVE)} then '3' when "score" < ${sql.lit(WEAK_BELOW)} then '1' else '2'
  end`;
  const isOne = among(trx, '_id', careerIds);
  await trx.updateTable('careers').set({ score: average }).where(isOne).execute();
  await trx.updateTable('careers').set({ rating }).where(isOne).execute();
}
