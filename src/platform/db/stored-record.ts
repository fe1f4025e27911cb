import type { Generated } from 'kysely';
import type { Database, Tables } from './schema';

/** What the tables of all resources have in common. What else is in one says its definition, and of which type that is, its reader. */
export interface StoredRecord {
  _id: string;
  version: Generated<number>;
  deletedAt: string | null;
  [field: string]: unknown;
}

/** The tables of whichever resources, by the names that their definitions have for them. */
export const recordTables = (db: Database) =>
  db.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
