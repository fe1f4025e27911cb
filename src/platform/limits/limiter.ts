import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '~/platform/db/schema';
import { takeOrWait } from './growing-waits';
import type { Share } from './limit';
import { takeInWindow } from './window-counts';

/** In the database, so that it holds across processes and restarts; hashed, so that it names nobody. */
export const keyOf = (...parts: string[]) => hash('sha256', parts.join('\n'), 'base64url');

/**
 * Takes some of a share BEFORE it is used, in one statement, so that a thousand at once cannot slip through together.
 * Answers how long to wait, if there is not so much left, and how to give back what was not used after all.
 */
export async function take(db: Database, [limit, subject]: Share, amount = 1) {
  const key = keyOf(limit.name, subject);
  const taken = limit.waits
    ? await takeOrWait(db, key, { ...limit, ...limit.waits })
    : await takeInWindow(db, key, limit, amount);
  const giveBack = async (unused = amount) => {
    if (unused <= 0 || Date.now() >= taken.until) return;
    const less = sql<number>`"used" - ${unused}`;
    await db.updateTable('limits').set({ used: less }).where('key', '=', key).execute();
  };
  // Of a window more is counted than was there to take.
  if (taken.waitMs > 0 && limit.returnable) await giveBack();
  return { ...taken, giveBack };
}

/** All that was taken of these shares counts no more. */
export async function forget(db: Database, shares: readonly Share[]) {
  const keys = shares.map(([{ name }, subject]) => keyOf(name, subject));
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}
