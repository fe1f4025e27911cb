import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { fromNow, now } from '~/lib/time';
import { engineOf } from '~/platform/db/engine/engine';
import { shareCommit } from '~/platform/db/engine/share-commit';
import { rowsFrom } from '~/platform/db/rows-from';
import type { Database, Row } from '~/platform/db/schema';
import { keyOf, NO_WAIT } from './claim';

/** Of no more than this many callers who have had their share. */
const MOST_REMEMBERED = 50_000;
const MOST_TOGETHER = 64;

interface Count {
  current: number;
  /** When the window ends, in milliseconds. */
  until: number;
}

interface Waiting {
  key: string;
  /** How much this one adds. */
  amount: number;
  windowMs: number;
  resolve(count: Count): void;
  reject(fault: unknown): void;
}

/**
 * Counts every call in the database, so that a limit is one limit however many processes there are, and a restart or a
 * crowd of other callers forgets nobody. All who ask while one statement is under way share the next. Who has had their share
 * is remembered here, and costs the database nothing more.
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
    for (const { key, amount, resolve } of taken.toReversed()) {
      const after = later.get(key) ?? 0;
      later.set(key, after + amount);
      const count = counts.get(key) ?? { current: 0, until: Date.now() };
      resolve({ ...count, current: count.current - after });
    }
  }

  return async (name: string, windowMs: number, max: number, amount = 1): Promise<Count> => {
    const known = full.get(name);
    if (known && known.until > Date.now()) return known;
    full.delete(name);
    const count = await new Promise<Count>((resolve, reject) => {
      waiting.push({ key: keyOf('calls', name), amount, windowMs, resolve, reject });
      if (!writing) void writeAll();
    });
    if (count.current > max) remember(name, count);
    return count;
  };

  function remember(name: string, count: Count) {
    const [oldest = ''] = full.size >= MOST_REMEMBERED ? full.keys() : [];
    full.delete(oldest);
    full.set(name, count);
  }
}

/** So that PostgreSQL answers before its disk does: what a failure of its machine takes back is the last second of a count. */
const AT_ONCE = { sqlite: sql``, postgres: sql`, set_config('synchronous_commit', 'off', true)` };

/** One statement for all of them. In the order of their keys, or two processes could wait for each other's rows. */
async function countAll(db: Database, all: readonly Waiting[]) {
  const rows = [...Map.groupBy(all, ({ key }) => key)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, calls]) => {
      const expiresAt = fromNow(calls[0]?.windowMs ?? 0);
      const failures = calls.reduce((sum, { amount }) => sum + amount, 0);
      return { key, failures, blockedUntil: NO_WAIT, expiresAt };
    });
  const { rows: counted } = await sql<Row<'throttles'>>`
    insert into "throttles" ("key", "failures", "blockedUntil", "expiresAt")
    ${rowsFrom(db, 'throttles', rows)}
    on conflict ("key") do update set
      "failures" = case when "throttles"."expiresAt" <= ${now()} then "excluded"."failures" else "throttles"."failures" + "excluded"."failures" end,
      "expiresAt" = case when "throttles"."expiresAt" <= ${now()} then "excluded"."expiresAt" else "throttles"."expiresAt" end
    returning "key", "failures", "expiresAt"${AT_ONCE[engineOf(db)]}`.execute(db);
  return new Map(
    counted.map(({ key, failures, expiresAt }) => {
      return [key, { current: failures, until: Date.parse(expiresAt) }] as const;
    }),
  );
}

const counters = new WeakMap<Database, ReturnType<typeof sharedCounter>>();

/** One for a database: who has had their share is remembered in one place. */
export function sharedCount(db: Database) {
  const counter = counters.get(db) ?? sharedCounter(db);
  counters.set(db, counter);
  return counter;
}

/** The same as the plug-in that limits routes asks for it. */
export function sharedLimits(db: Database) {
  const count = sharedCount(db);
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
