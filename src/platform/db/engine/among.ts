import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema';
import { engineOf } from './engine';

/** One of many, as one value: the statement is the same for however many, so it is made and planned once. */
export const among = (db: Database, column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...values]})`
    : amongListed(db, column, sql`${JSON.stringify(values)}`);

/** The same, where their JSON is brought by whoever asks. */
export const amongListed = (db: Database, column: string, list: RawBuilder<string>): RawBuilder<SqlBool> =>
  engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(array(select json_array_elements_text(${list}::json)))`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`;
