import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/**
 * Adds up what connections have counted that may be long gone (see count-tools.ts). What is being written to at the moment is
 * left for the next time: so nobody waits for this, and it waits for nobody.
 */
export async function mergeCounts(db: Database) {
  if (engineOf(db) === 'sqlite') return;
  await sql`with "old" as (
      select "table", "kind", "writer" from "recordCounts" where "writer" <> 0 for update skip locked
    ), "gone" as (
      delete from "recordCounts" as "counts" using "old"
      where "counts"."table" = "old"."table" and "counts"."kind" = "old"."kind" and "counts"."writer" = "old"."writer"
      returning "counts"."table", "counts"."kind", "counts"."total"
    )
    insert into "recordCounts" ("table", "kind", "writer", "total")
    select "table", "kind", 0, sum("total") from "gone" group by "table", "kind" order by "table", "kind"
    on conflict ("table", "kind", "writer") do update set "total" = "recordCounts"."total" + excluded."total"`.execute(
    db,
  );
}
