import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { afterCommit } from './after-commit';
import { commitTogether } from './commit-together';

async function start() {
  const { db } = await startApp();
  const heard: string[] = [];
  const hear = () => heard.push('called');
  return { db, heard, hear };
}

test('who waits for a commit is called after it, once', async () => {
  const { db, heard, hear } = await start();
  await db.transaction().execute(async (trx) => {
    await afterCommit(trx, hear);
    await afterCommit(trx, hear);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['called']);
  await db.transaction().execute((trx) => trx.selectFrom('users').select('_id').execute());
  expect(heard).toEqual(['called']);
});

test('and outside of a transaction at once', async () => {
  const { db, heard, hear } = await start();
  await afterCommit(db, hear);
  expect(heard).toEqual(['called']);
});

test('what is undone calls nobody, nor does the next transaction for it', async () => {
  const { db, heard, hear } = await start();
  const undone = db.transaction().execute(async (trx) => {
    await afterCommit(trx, hear);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute((trx) => trx.selectFrom('users').select('_id').execute());
  expect(heard).toEqual([]);
});

test('those who share a commit are called, be one of them undone', async () => {
  const { db, heard, hear } = await start();
  const outcomes = await Promise.allSettled([
    commitTogether(db, (trx) => afterCommit(trx, hear)),
    commitTogether(db, () => Promise.reject(new Error('undone'))),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(heard).toEqual(['called']);
});
