import { CompiledQuery } from 'kysely';
import type { Database } from '../../schema';
import { engineOf } from '../engine';
import { SYNCED, UNSYNCED } from '../sqlite';

const [unsynced, synced] = [CompiledQuery.raw(UNSYNCED), CompiledQuery.raw(SYNCED)];

/**
 * For one statement that somebody waits for, and of which nothing is promised should the machine fail: SQLite does not wait for the
 * disk. What a process has written stays when it is killed. PostgreSQL is told so in the statement itself.
 */
export const commitUnsynced = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  engineOf(db) === 'postgres'
    ? work(db)
    : db.connection().execute(async (connection) => {
        await connection.executeQuery(unsynced);
        try {
          return await work(connection);
        } finally {
          await connection.executeQuery(synced);
        }
      });
