import { sql } from 'kysely';
import pg from 'pg';
import { SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';

const CHANNEL = 'peepalworks_notifications';
/** Other processes on SQLite have no way to call; on PostgreSQL this bridges a listener that is reconnecting. */
const LOOK_EVERY_MS = 3 * SECOND;
const RECONNECT_MS = SECOND;
const GATHER_MS = 100;

interface Listener {
  look(): void;
  end(): void;
}

export interface Hub {
  /** Something may be new, here and in the other processes. */
  wake(): void;
  /** Calls `look` whenever something may be new and `end` when the server stops; answers how to leave. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Wakes the live streams of all processes. It listens to nothing before the first of them opens. */
export function createHub(db: Database, databaseUrl: string | undefined): Hub {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let closed = false;
  let waking: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  // A burst of submissions is one look, not one for each.
  const lookSoon = () => {
    if (listeners.size === 0) return;
    waking ??= setTimeout(() => {
      waking = undefined;
      for (const { look } of listeners) look();
    }, GATHER_MS);
  };

  /**
   * Once it is committed, and not within: transactions that notify wait for each other's commits. Should the process die
   * in between, the others look before long.
   */
  const wakeNeighbours = () => {
    if (!databaseUrl || closed) return;
    telling ??= setTimeout(() => {
      telling = undefined;
      sql`select pg_notify(${CHANNEL}, '')`.execute(db).catch(() => {});
    }, GATHER_MS);
  };

  async function listen() {
    if (!databaseUrl || client || closed) return;
    const connection = new pg.Client({ connectionString: databaseUrl });
    client = connection;
    const lost = () => {
      if (client !== connection) return;
      client = undefined;
      if (!closed) setTimeout(listen, RECONNECT_MS).unref();
    };
    connection.on('error', lost);
    connection.on('end', lost);
    connection.on('notification', lookSoon);
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch {
      lost();
      // It may have been connected, and refused to listen: a server that only reads has a place for it less each time.
      await connection.end().catch(() => {});
    }
  }

  return {
    wake() {
      lookSoon();
      wakeNeighbours();
    },
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(lookSoon, LOOK_EVERY_MS);
      void listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(waking);
      clearTimeout(telling);
      for (const { end } of listeners) end();
      listeners.clear();
      await client?.end().catch(() => {});
    },
  };
}
