import type { Database } from '../../schema';
import { engineOf } from '../engine';
import { commitTogether } from './commit-together';

/**
 * For one statement that stands by itself, and often. SQLite waits for the disk once for all that share a commit.
 * PostgreSQL does so of its own accord, and a row that stays locked in a transaction with others could make two
 * processes wait for each other.
 */
export const shareCommit = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (engineOf(db) === 'sqlite' ? commitTogether(db, work) : work(db));
