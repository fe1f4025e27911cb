import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import type { Database } from '../../schema';
import { engineOf } from '../engine';
import { commitUnsynced } from './commit-unsynced';

const [NORMAL, FULL] = [1, 2];

/** How much a commit waits for, as SQLite has it. */
const levelOf = async (db: Database) =>
  (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;

test('one that waits for no disk leaves those after it waiting, however it ends and however often', async () => {
  const { db } = await startApp();
  if (engineOf(db) === 'postgres') return;
  for (let times = 0; times < 3; times++) {
    expect(await commitUnsynced(db, levelOf)).toBe(NORMAL);
    expect(await levelOf(db)).toBe(FULL);
    const failing = commitUnsynced(db, () => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
    expect(await levelOf(db)).toBe(FULL);
  }
});

test('a transaction that comes at the same moment waits for the disk', async () => {
  const { db } = await startApp();
  if (engineOf(db) === 'postgres') return;
  const [unsynced, level] = await Promise.all([
    commitUnsynced(db, levelOf),
    db.transaction().execute(levelOf),
    commitUnsynced(db, levelOf),
  ]);
  expect([unsynced, level]).toEqual([NORMAL, FULL]);
});
