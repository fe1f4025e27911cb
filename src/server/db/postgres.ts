import { PostgresDialect } from 'kysely';
import pg from 'pg';

const { builtins } = pg.types;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const MOST_PREPARED = 500;

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
  const prepared = preparedStatements();
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => prepared(await pool.connect()),
      end: () => pool.end(),
    },
  });
}

/**
 * What has values is parsed and planned once per connection, under a name. A search is not: which way is the best
 * depends on what is searched for.
 */
function preparedStatements() {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= MOST_PREPARED || / like /.test(text)) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return (client: pg.PoolClient) => {
    const prepared = known.get(client) ?? new Proxy(client, { get: read });
    known.set(client, prepared);
    return prepared;
  };

  function read(client: pg.PoolClient, key: string | symbol) {
    if (key !== 'query') return Reflect.get(client, key);
    return (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return client.query({ text, values, ...(name ? { name } : {}) });
    };
  }
}
