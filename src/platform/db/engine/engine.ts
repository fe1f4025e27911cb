import { PostgresAdapter } from 'kysely';
import type { Database } from '../schema';

export const engineOf = (db: Database): 'sqlite' | 'postgres' =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
