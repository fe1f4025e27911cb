import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { SEARCH_BLOCK } from '~/platform/db/tables/block-tools';

export interface TableShape {
  name: string;
  /** The columns of its primary key, in their order. */
  key: string[];
  /** All that a backup holds: each engine makes its own search, and what follows from other columns. */
  columns: string[];
  /** Written as JSON text. */
  jsonColumns: string[];
}

interface Column {
  name: string;
  type: string;
  keyPlace: number | null;
}

/** What the two engines call the same things. */
const QUESTIONS = {
  sqlite: {
    tables: sql<{ name: string }>`select "name" from pragma_table_list
      where "schema" = 'main' and "type" = 'table' and "name" not like 'sqlite\\_%' escape '\\' order by "name"`,
    columns: (table: string): RawBuilder<Column> => sql`
      select "name", lower("type") as "type", nullif("pk", 0) as "keyPlace" from pragma_table_info(${table})`,
    references: sql<{
      child: string;
      parent: string;
    }>`select "list"."name" as "child", "key"."table" as "parent"
      from pragma_table_list as "list", pragma_foreign_key_list("list"."name") as "key" where "list"."schema" = 'main'`,
  },
  postgres: {
    tables: sql<{ name: string }>`select relname as "name" from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
    columns: (table: string): RawBuilder<Column> => sql`
      select attname as "name", format_type(atttypid, null) as "type", array_position(indkey::int2[], attnum) as "keyPlace"
      from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
      where attrelid = quote_ident(${table})::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    references: sql<{
      child: string;
      parent: string;
    }>`select child.relname as "child", parent.relname as "parent"
      from pg_constraint join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
      where contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
  },
};

export async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await QUESTIONS[engineOf(db)].tables.execute(db);
  return rows.map(({ name }) => name);
}

export async function shapeOf(db: Database, name: string): Promise<TableShape> {
  const { rows } = await QUESTIONS[engineOf(db)].columns(name).execute(db);
  // By their names: in which order they were added is told by no archive, and two with the same rows are the same.
  const columns = rows
    .filter((column) => column.name !== SEARCH_BLOCK)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((one, other) => Number(one.keyPlace) - Number(other.keyPlace));
  const jsonColumns = columns.filter(({ type }) => type === 'json' || type === 'jsonb');
  const namesOf = (some: readonly Column[]) => some.map((column) => column.name);
  return { name, key: namesOf(key), columns: namesOf(columns), jsonColumns: namesOf(jsonColumns) };
}

/** Those that others refer to stand first: so they can be filled one after the other. */
export async function inOrderOfReference(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await QUESTIONS[engineOf(db)].references.execute(db);
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) =>
      rows.every(({ child, parent }) => child !== name || parent === name || !waiting.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    for (const name of free) waiting.delete(name);
  }
  return ordered;
}
