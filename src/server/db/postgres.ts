import { PostgresDialect } from 'kysely';
import pg from 'pg';

const { builtins } = pg.types;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** Timestamps and counts come back as they do from SQLite: ISO-8601 strings and numbers. */
const readers: Record<number, (stored: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: (stored) => new Date(stored).toISOString(),
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    readers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

export function postgresDialect(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
