import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema';
import { engineOf } from './engine';

/** One of many, as one value: the statement is the same for however many, so it is made and planned once. */
export const among = (db: Database, column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...values]})`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
