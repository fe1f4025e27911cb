import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import { MINUTE, SECOND } from '~/lib/time';
import { transactionEnded } from './commit/after-commit';
import { PostgresCompiler } from './postgres-compiler';
import { SEARCH_BACKLOG } from './search-backlog';

const { builtins } = pg.types;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5 * SECOND;
/** The database gives up a question by itself after this long, and lets go of what a vanished process has locked. */
const LIMITS = `set statement_timeout = ${30 * SECOND}; set idle_in_transaction_session_timeout = ${MINUTE}`;
/** Somewhat longer: whoever has not answered by then is not there any more. */
const ANSWER_WITHIN_MS = 45 * SECOND;
/** What asks with values is waited for so long, and so are the bounds of a transaction. */
const ENDS_OF_TRANSACTIONS = new Set(['commit', 'rollback']);
/**
 * Said in a transaction, it frees it of both limits until its end: of the database's own and, since whoever allows the database to take its
 * time has to wait for it, of ours. A migration rewrites tables of any size.
 */
export const UNHURRIED = 'set local statement_timeout = 0';
const MOST_PREPARED = 500;
/** Said in a question whose best way depends on its values: PostgreSQL would plan it once for all of them after a few times. */
export const PLANNED_ANEW = '/* planned anew */';

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

export function postgresDialect(connectionString: string, answerWithinMs = ANSWER_WITHIN_MS): Dialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    onConnect: (client) => client.query(`${LIMITS}; ${SEARCH_BACKLOG}`),
  });
  // A connection that breaks is replaced by the pool, and whoever was using it is told by their own question. Unheard,
  // either event would end the process: the first tells of idle connections, the second of those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepared = preparedStatements(answerWithinMs);
  const config = {
    pool: {
      options: pool.options,
      connect: async () => prepared(await pool.connect()),
      end: () => pool.end(),
    },
  };
  const standard = new PostgresDialect(config);
  return {
    createAdapter: () => standard.createAdapter(),
    createDriver: () => new FrankDriver(config),
    createIntrospector: (db) => standard.createIntrospector(db),
    createQueryCompiler: () => new PostgresCompiler(),
  };
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Tells what went wrong, not that it could not be rolled back: a connection that is lost has undone everything, and the
 * pool throws it away.
 */
class FrankDriver extends PostgresDriver {
  override async commitTransaction(connection: Connection) {
    await super.commitTransaction(connection);
    transactionEnded(connection, { committed: true });
  }

  override async rollbackTransaction(connection: Connection) {
    transactionEnded(connection, { committed: false });
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * What has values is parsed and planned once per connection, under a name. A search is not: which way is the best
 * depends on what is searched for.
 */
function preparedStatements(answerWithinMs: number) {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    const isPlannedAnew = / like /.test(text) || text.includes(PLANNED_ANEW);
    if (known || names.size >= MOST_PREPARED || isPlannedAnew) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const unhurried = new WeakSet<pg.PoolClient>();
  return (client: pg.PoolClient) => {
    const prepared = known.get(client) ?? new Proxy(client, { get: read });
    known.set(client, prepared);
    return prepared;
  };

  function read(client: pg.PoolClient, key: string | symbol) {
    if (key !== 'query') return Reflect.get(client, key);
    return (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      const answer = client.query({ text, values, ...(name ? { name } : {}) });
      if (text === UNHURRIED) unhurried.add(client);
      const takesItsTime = unhurried.has(client);
      if (ENDS_OF_TRANSACTIONS.has(text)) unhurried.delete(client);
      if (takesItsTime) return answer;
      return values.length > 0 || text === 'begin' || ENDS_OF_TRANSACTIONS.has(text)
        ? inTime(client, answer)
        : answer;
    };
  }

  /** A machine that vanished says no farewell: without an end of our own the question would wait for a quarter of an hour. */
  async function inTime<Answer>(client: pg.PoolClient, answer: Promise<Answer>) {
    const hangUp = setTimeout(() => void client.end(), answerWithinMs);
    try {
      return await answer;
    } finally {
      clearTimeout(hangUp);
    }
  }
}
