import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { fromNow, now } from '~/lib/time';
import { keyOf, NO_WAIT } from './auth/claim';
import type { Database } from './db/schema';
import { shareCommit } from './db/share-commit';

/** What is remembered beside the database: no more than this many callers who have had their share. */
const MOST_REMEMBERED = 50_000;
/** A statement for each number of rows is kept ready. */
const MOST_TOGETHER = 64;

interface Count {
  current: number;
  /** When the window ends, in milliseconds. */
  until: number;
}

interface Waiting {
  key: string;
  windowMs: number;
  resolve(count: Count): void;
  reject(fault: unknown): void;
}

/**
 * Counts calls in the database, so that a limit is one limit however many processes there are, and a restart or a crowd
 * of other callers forgets nobody. All who ask while one statement is under way share the next. Those who have had
 * their share are remembered here: to refuse them costs the database nothing.
 */
function sharedCounter(db: Database) {
  const full = new Map<string, Count>();
  const waiting: Waiting[] = [];
  let writing = false;

  async function writeAll() {
    writing = true;
    while (waiting.length > 0) {
      const taken = waiting.splice(0, MOST_TOGETHER);
      const write = async (connection: Database) => {
        // While this waited for its turn others have come.
        taken.push(...waiting.splice(0, MOST_TOGETHER - taken.length));
        return countAll(connection, taken);
      };
      await shareCommit(db, write).then(
        (counts) => tell(taken, counts),
        (fault) => {
          for (const { reject } of taken) reject(fault);
        },
      );
    }
    writing = false;
  }

  /** Each hears its own number: the order in which they came. */
  function tell(taken: readonly Waiting[], counts: ReadonlyMap<string, Count>) {
    const later = new Map<string, number>();
    for (const { key, resolve } of taken.toReversed()) {
      const after = later.get(key) ?? 0;
      later.set(key, after + 1);
      const count = counts.get(key) ?? { current: 0, until: Date.now() };
      resolve({ ...count, current: count.current - after });
    }
  }

  return async (name: string, windowMs: number, max: number): Promise<Count> => {
    const known = full.get(name);
    if (known && known.until > Date.now()) return known;
    full.delete(name);
    const count = await new Promise<Count>((resolve, reject) => {
      waiting.push({ key: keyOf('calls', name), windowMs, resolve, reject });
      if (!writing) void writeAll();
    });
    if (count.current > max) {
      const [oldest = ''] = full.size >= MOST_REMEMBERED ? full.keys() : [];
      full.delete(oldest);
      full.set(name, count);
    }
    return count;
  };
}

/** One statement for all of them. In the order of their keys, or two processes could wait for each other's rows. */
async function countAll(db: Database, all: readonly Waiting[]) {
  const calls = new Map<string, { windowMs: number; times: number }>();
  for (const { key, windowMs } of all) calls.set(key, { windowMs, times: (calls.get(key)?.times ?? 0) + 1 });
  const rows = [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { windowMs, times }]) => {
      return { key, failures: times, blockedUntil: NO_WAIT, expiresAt: fromNow(windowMs) };
    });
  const isOver = sql<boolean>`"throttles"."expiresAt" <= ${now()}`;
  const counted = await db
    .insertInto('throttles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${isOver} then "excluded"."failures" else "throttles"."failures" + "excluded"."failures" end`,
        expiresAt: sql`case when ${isOver} then "excluded"."expiresAt" else "throttles"."expiresAt" end`,
      }),
    )
    .returning(['key', 'failures', 'expiresAt'])
    .execute();
  return new Map(
    counted.map(({ key, failures, expiresAt }) => {
      return [key, { current: failures, until: Date.parse(expiresAt) }] as const;
    }),
  );
}

/** The same as the plug-in that limits routes asks for it. */
export function sharedLimits(db: Database) {
  const count = sharedCounter(db);
  return class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) => {
      count(key, windowMs, max).then(
        ({ current, until }) => callback(null, { current, ttl: Math.max(0, until - Date.now()) }),
        callback,
      );
    };

    /** The key says already which routes are counted together. */
    child = () => this;
  };
}
