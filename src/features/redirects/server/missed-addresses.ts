import { now, SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { safePath } from '~/platform/http/log-safe';
import { addressOf } from '../address';

const MOST_MISSED = 1000;
const LONGEST_PATH = 200;
const WRITE_EVERY_MS = 5 * SECOND;

/** What is tried on every site: files of other programs, hidden ones, and whatever no page of ours has ever been called. */
const NOISE = /\/\.|\/wp-|\/(?:cgi-bin|vendor|phpmyadmin|actuator|xmlrpc)\b|\.(?!html?$|pdf$)[\da-z]+$/i;

/** A number of somebody's, or what looks like one: in one piece, or as people write it, which no day is long enough for. */
const NUMBER = /\d{7}|\d(?:(?:%20|%28|%29|[-.()_+/])*\d){8}/;

/** The path as it is counted; nothing where it may tell of a person, or where nobody has looked for a page. */
export function countedPath(pathname: string): string | undefined {
  const path = addressOf(pathname);
  if (path.length > LONGEST_PATH || NOISE.test(path) || NUMBER.test(path)) return undefined;
  // What the log leaves out, addresses of people and the keys of links, is not counted either.
  return safePath(path) === path ? path : undefined;
}

/** Counts in memory what visitors did not find, and writes it down every few seconds: a crowd costs no more than one of them. */
export function countMissed(db: Database) {
  let counts = new Map<string, number>();
  let writing: Promise<void> | undefined;

  async function write() {
    const counted = counts;
    counts = new Map();
    if (counted.size === 0) return;
    await writeMissed(db, counted).catch(() => {
      // Another time, with those that have come since.
      for (const [path, count] of counted) add(path, count);
    });
  }

  function add(path: string, count: number) {
    if (counts.has(path) || counts.size < MOST_MISSED) counts.set(path, (counts.get(path) ?? 0) + count);
  }

  const writeOnce = () => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const timer = setInterval(writeOnce, WRITE_EVERY_MS).unref();
  return {
    miss(pathname: string) {
      const path = countedPath(pathname);
      if (path !== undefined) add(path, 1);
    },
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

export async function writeMissed(db: Database, counted: ReadonlyMap<string, number>) {
  const lastAt = now();
  // In one order, so that two processes do not wait for each other.
  const rows = [...counted].sort(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insertInto('missedAddresses')
    .values(rows.map(([path, count]) => ({ path, count, lastAt })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        count: eb('missedAddresses.count', '+', eb.ref('excluded.count')),
        lastAt: eb.ref('excluded.lastAt'),
      })),
    )
    .execute();
  // The least wanted go, and of those the ones that nobody has asked for of late.
  await db
    .deleteFrom('missedAddresses')
    .where('path', 'in', (eb) =>
      eb
        .selectFrom('missedAddresses')
        .select('path')
        .orderBy('count', 'desc')
        .orderBy('lastAt', 'desc')
        .orderBy('path')
        .limit(10 * MOST_MISSED)
        .offset(MOST_MISSED),
    )
    .execute();
}
