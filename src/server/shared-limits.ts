import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { fromNow, now } from '~/lib/time';
import { keyOf, NO_WAIT } from './auth/claim';
import { rowsFrom } from './db/rows-from';
import type { Database, Row } from './db/schema';
import { shareCommit } from './db/share-commit';

/** What is remembered beside the database: of no more than this many callers. */
const MOST_REMEMBERED = 50_000;
/** Who keeps below this part of their share is counted here alone: nearly everybody sends one form, or two. */
const UNTOLD = 0.1;
const MOST_TOGETHER = 64;

interface Count {
  current: number;
  /** When the window ends, in milliseconds. */
  until: number;
}

interface Waiting {
  key: string;
  windowMs: number;
  times: number;
  resolve(count: Count): void;
  reject(fault: unknown): void;
}

/**
 * Counts calls in the database, so that a limit is one limit however many processes there are, and a restart or a crowd
 * of other callers forgets nobody. All who ask while one statement is under way share the next. The first few calls are
 * told with the one after them, so that a limit is exact but for a tenth in each process, and most forms cost the
 * database nothing. Neither do those who have had their share: they are remembered here.
 */
function sharedCounter(db: Database) {
  const full = new Map<string, Count>();
  const untold = new Map<string, Count>();
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
    for (const { key, times, resolve } of taken.toReversed()) {
      const after = later.get(key) ?? 0;
      later.set(key, after + times);
      const count = counts.get(key) ?? { current: 0, until: Date.now() };
      resolve({ ...count, current: count.current - after });
    }
  }

  function countHere(name: string, windowMs: number) {
    const known = untold.get(name);
    const isNew = !known || known.until <= Date.now();
    const count = isNew
      ? { current: 1, until: Date.now() + windowMs }
      : { ...known, current: known.current + 1 };
    remember(untold, name, count);
    return count;
  }

  return async (name: string, windowMs: number, max: number): Promise<Count> => {
    const known = full.get(name);
    if (known && known.until > Date.now()) return known;
    full.delete(name);
    const here = countHere(name, windowMs);
    const free = Math.floor(max * UNTOLD);
    if (here.current <= free) return here;
    const times = here.current === free + 1 ? here.current : 1;
    const count = await new Promise<Count>((resolve, reject) => {
      waiting.push({ key: keyOf('calls', name), windowMs, times, resolve, reject });
      if (!writing) void writeAll();
    });
    if (count.current > max) remember(full, name, count);
    return count;
  };
}

function remember(counts: Map<string, Count>, name: string, count: Count) {
  counts.delete(name);
  const [oldest = ''] = counts.size >= MOST_REMEMBERED ? counts.keys() : [];
  counts.delete(oldest);
  counts.set(name, count);
}

/** One statement for all of them. In the order of their keys, or two processes could wait for each other's rows. */
async function countAll(db: Database, all: readonly Waiting[]) {
  const calls = new Map<string, { windowMs: number; times: number }>();
  for (const { key, windowMs, times } of all) {
    calls.set(key, { windowMs, times: (calls.get(key)?.times ?? 0) + times });
  }
  const rows = [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { windowMs, times }]) => {
      return { key, failures: times, blockedUntil: NO_WAIT, expiresAt: fromNow(windowMs) };
    });
  const { rows: counted } = await sql<Row<'throttles'>>`
    insert into "throttles" ("key", "failures", "blockedUntil", "expiresAt")
    ${rowsFrom(db, 'throttles', rows)}
    on conflict ("key") do update set
      "failures" = case when "throttles"."expiresAt" <= ${now()} then "excluded"."failures" else "throttles"."failures" + "excluded"."failures" end,
      "expiresAt" = case when "throttles"."expiresAt" <= ${now()} then "excluded"."expiresAt" else "throttles"."expiresAt" end
    returning "key", "failures", "expiresAt"`.execute(db);
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
