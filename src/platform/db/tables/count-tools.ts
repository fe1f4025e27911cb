import { sql } from 'kysely';
import { engineOf } from '../engine/engine';
import type { Database } from '../schema';

/**
 * Keeps the number of records in step with a table, so that no list counts its rows. Each PostgreSQL connection keeps a
 * sum of its own: two that write at once never wait for each other. SQLite has one writer anyway.
 */
export async function addRecordCounts(db: Database, table: string, { spam }: { spam: boolean }) {
  const source = sql.table(table);
  const name = sql.lit(table);
  const kindOf = (row: string) => {
    const column = (field: string) => sql.ref(`${row}.${field}`);
    const isSpam = spam ? sql`when ${column('isSpam')} then 'spam'` : sql``;
    return sql`case when ${column('deletedAt')} is not null then 'trash' ${isSpam} else 'shown' end`;
  };
  for (const kind of ['shown', 'spam', 'trash']) {
    await sql`insert into "recordCounts" ("table", "kind", "writer", "total")
      select ${name}, ${sql.lit(kind)}, 0, count(*) from ${source} where ${kindOf(table)} = ${sql.lit(kind)}`.execute(
      db,
    );
  }

  const trigger = (event: string) => sql.ref(`${table}Count_${event}`);
  if (engineOf(db) === 'postgres') {
    const count = sql.ref(`${table}Count`);
    const added = sql`select ${kindOf('added')} as "kind", 1 as "one" from "added"`;
    const removed = sql`select ${kindOf('removed')} as "kind", -1 as "one" from "removed"`;
    const put = (rows: typeof added) => sql`
      insert into "recordCounts" ("table", "kind", "writer", "total")
      select ${name}, "kind", pg_backend_pid(), sum("one") from (${rows}) as "changed" group by "kind" having sum("one") <> 0
      on conflict ("table", "kind", "writer") do update set "total" = "recordCounts"."total" + excluded."total";`;
    await sql`create function ${count}() returns trigger language plpgsql as $count$ begin
      if tg_op = 'INSERT' then ${put(added)}
      elsif tg_op = 'DELETE' then ${put(removed)}
      else ${put(sql`${added} union all ${removed}`)}
      end if;
      return null;
    end $count$`.execute(db);
    const tables = {
      insert: sql`new table as "added"`,
      update: sql`old table as "removed" new table as "added"`,
      delete: sql`old table as "removed"`,
    };
    for (const [event, changed] of Object.entries(tables)) {
      await sql`create trigger ${trigger(event)} after ${sql.raw(event)} on ${source}
        referencing ${changed} for each statement execute function ${count}()`.execute(db);
    }
    return;
  }

  const add = (one: 1 | -1, row: 'new' | 'old') =>
    sql`update "recordCounts" set "total" = "total" + ${sql.lit(one)} where "table" = ${name} and "kind" = ${kindOf(row)};`;
  const moved = sql`update of "deletedAt"${spam ? sql`, "isSpam"` : sql``} on ${source}`;
  await sql`create trigger ${trigger('insert')} after insert on ${source} begin ${add(1, 'new')} end`.execute(
    db,
  );
  await sql`create trigger ${trigger('delete')} after delete on ${source} begin ${add(-1, 'old')} end`.execute(
    db,
  );
  await sql`create trigger ${trigger('update')} after ${moved} begin ${add(-1, 'old')} ${add(1, 'new')} end`.execute(
    db,
  );
}
