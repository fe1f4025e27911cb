import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../schema';
import { isBusy } from './faults';
import { prepareStatement } from './sqlite-statement';

/** The rows, or nothing where they are to be asked for in the usual way. */
export type ReadAtOnce = <Row>(
  query: CompiledQuery<unknown>,
  parameters: readonly unknown[],
) => Row[] | undefined;

const readers = new WeakMap<Database, ReadAtOnce>();
export const setReadAtOnce = (db: Database, read: ReadAtOnce) => readers.set(db, read);
export const readAtOnceOf = (db: Database) => readers.get(db);

/**
 * SQLite answers within the call that asks it. The usual way there, through a dozen promises and the turn at the one connection, costs as
 * much as the answer; while no transaction is open nobody has to wait for their turn to read.
 */
export function readsAtOnce(opened: () => DatabaseSync | undefined): ReadAtOnce {
  const prepared = new WeakMap<CompiledQuery<unknown>, ReturnType<typeof prepareStatement>>();
  return <Row>(query: CompiledQuery<unknown>, parameters: readonly unknown[]) => {
    const db = opened();
    if (!db?.isOpen || db.isTransaction) return undefined;
    const statement = prepared.get(query) ?? prepareStatement(db.prepare(query.sql));
    prepared.set(query, statement);
    try {
      return statement.all<Row>(parameters);
    } catch (fault) {
      if (isBusy(fault)) return undefined;
      throw fault;
    }
  };
}
