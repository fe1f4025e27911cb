import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { fromNow, now } from '~/lib/time';
import { commitUnsynced } from '~/platform/db/engine/commit/commit-unsynced';
import { engineOf } from '~/platform/db/engine/engine';
import { rowsFrom } from '~/platform/db/rows-from';
import type { Database, Row } from '~/platform/db/schema';
import type { Limit, Taken } from './limit';

/** Of no more than this many who have had their share. */
const MOST_USED_UP = 50_000;
const MOST_TOGETHER = 64;

type Count = Pick<Taken, 'used' | 'until'>;

interface Waiting {
  key: string;
  amount: number;
  windowMs: number;
  resolve(count: Count): void;
  reject(fault: unknown): void;
}

/**
 * Counts in the database, so that a limit is one limit however many processes there are, and a restart or a crowd of other
 * callers forgets nobody. All who ask while one statement is under way share the next. Who has had their share is noted here,
 * and costs the database nothing more.
 */
function createCounter(db: Database) {
  const usedUp = new LRUCache<string, Count>({ maxSize: MOST_USED_UP, sizeCalculation: () => 1 });
  const waiting: Waiting[] = [];
  let writing = false;

  /** Those who have come by now, and those who come while these are heard: each statement is a commit of its own. */
  async function hearAll() {
    for (let heard = -1; heard < waiting.length && heard < MOST_TOGETHER; await turn())
      heard = waiting.length;
  }

  async function writeAll() {
    writing = true;
    for (await hearAll(); waiting.length > 0; await hearAll()) {
      const taken = waiting.splice(0, MOST_TOGETHER);
      const write = async (connection: Database) => {
        // While this waited for the connection others have come.
        taken.push(...waiting.splice(0, MOST_TOGETHER - taken.length));
        return countAll(connection, taken);
      };
      await commitUnsynced(db, write).then(
        (counts) => answerAll(taken, counts),
        (fault) => {
          for (const { reject } of taken) reject(fault);
        },
      );
    }
    writing = false;
  }

  return async (key: string, { most, windowMs, returnable }: Limit, amount: number): Promise<Count> => {
    const known = usedUp.get(key);
    if (known && known.until > Date.now()) return known;
    const count = await new Promise<Count>((resolve, reject) => {
      waiting.push({ key, amount, windowMs, resolve, reject });
      if (!writing) void writeAll();
    });
    if (count.used > most && !returnable) usedUp.set(key, count);
    return count;
  };
}

/** Each hears its own number: the order in which they came. */
function answerAll(taken: readonly Waiting[], counts: ReadonlyMap<string, Count>) {
  const later = new Map<string, number>();
  for (const { key, amount, resolve } of taken.toReversed()) {
    const after = later.get(key) ?? 0;
    later.set(key, after + amount);
    const count = counts.get(key) ?? { used: 0, until: Date.now() };
    resolve({ ...count, used: count.used - after });
  }
}

/** So that both answer before the disk does: what a failure of the machine takes back is the last second of a count. */
const AT_ONCE = { sqlite: sql``, postgres: sql`, set_config('synchronous_commit', 'off', true)` };

/** One statement for all of them. In the order of their keys, or two processes could wait for each other's rows. */
async function countAll(db: Database, all: readonly Waiting[]) {
  const rows = [...Map.groupBy(all, ({ key }) => key)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, takers]) => {
      const expiresAt = fromNow(takers[0]?.windowMs ?? 0);
      return { key, used: takers.reduce((sum, { amount }) => sum + amount, 0), expiresAt };
    });
  const { rows: counted } = await sql<Row<'limits'>>`
    insert into "limits" ("key", "used", "expiresAt")
    ${rowsFrom(db, 'limits', rows)}
    on conflict ("key") do update set
      "used" = case when "limits"."expiresAt" <= ${now()} then "excluded"."used" else "limits"."used" + "excluded"."used" end,
      "expiresAt" = case when "limits"."expiresAt" <= ${now()} then "excluded"."expiresAt" else "limits"."expiresAt" end
    returning "key", "used", "expiresAt"${AT_ONCE[engineOf(db)]}`.execute(db);
  return new Map(
    counted.map(({ key, used, expiresAt }) => [key, { used, until: Date.parse(expiresAt) }] as const),
  );
}

const counters = new WeakMap<Database, ReturnType<typeof createCounter>>();

/** So much of a window. What is too much is counted all the same: the window ends when it ends. */
export async function takeInWindow(db: Database, key: string, limit: Limit, amount: number): Promise<Taken> {
  // One for a database: who has had their share is noted in one place.
  const count = counters.get(db) ?? createCounter(db);
  counters.set(db, count);
  const { used, until } = await count(key, limit, amount);
  return { waitMs: used > limit.most ? Math.max(1, until - Date.now()) : 0, used, until };
}
