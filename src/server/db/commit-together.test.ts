import { expect, test, vi } from 'vitest';
import { AppError } from '~/lib/errors';
import { startApp } from '~/testing/start-app';
import { commitTogether } from './commit-together';
import type { DatabaseTransaction } from './schema';

const keep = (key: string) => (trx: DatabaseTransaction) =>
  trx.insertInto('doomedFiles').values({ key, doomedAt: '2026-03-31T18:30:00.120Z' }).execute();

async function start() {
  const { db } = await startApp();
  const kept = async () => {
    const rows = await db.selectFrom('doomedFiles').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  return { db, kept };
}

test('what comes at once shares commits, and each gets its own answer', async () => {
  const { db, kept } = await start();
  const begun = vi.spyOn(db, 'transaction');
  const names = Array.from({ length: 60 }, (_, index) => `file-${10 + index}`);
  const answers = await Promise.all(
    names.map((name) =>
      commitTogether(db, async (trx) => {
        await keep(name)(trx);
        return name;
      }),
    ),
  );
  expect(answers).toEqual(names);
  expect(await kept()).toEqual(names);
  expect(begun.mock.calls.length).toBeLessThan(10);
});

test('one that fails is undone by itself', async () => {
  const { db, kept } = await start();
  const refused = new AppError(400, 'invalid_input', 'Not like this.');
  const outcomes = await Promise.allSettled([
    commitTogether(db, keep('first')),
    commitTogether(db, keep('second')),
    commitTogether(db, async (trx) => {
      await keep('third')(trx);
      throw refused;
    }),
    commitTogether(db, keep('second')),
    commitTogether(db, keep('fourth')),
  ]);
  const statuses = outcomes.map(({ status }) => status);
  expect([statuses[0], statuses[2], statuses[4]]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  // PostgreSQL takes both at a time, and either may be the first.
  expect([statuses[1], statuses[3]].sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: refused });
  expect(await kept()).toEqual(['first', 'fourth', 'second']);
});

test('what the database undid among others is tried once more alone', async () => {
  const { db, kept } = await start();
  const before = ['a', 'b', 'c', 'd', 'e'].map((name) => commitTogether(db, keep(name)));
  let tries = 0;
  const unlucky = commitTogether(db, async (trx) => {
    await keep('unlucky')(trx);
    if (++tries === 1) throw new Error('deadlock detected');
  });
  await Promise.all([...before, unlucky, commitTogether(db, keep('f'))]);
  expect(tries).toBe(2);
  expect(await kept()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'unlucky']);
});

test('a commit that fails is told to everybody in it', async () => {
  const { db, kept } = await start();
  const first = commitTogether(db, keep('first'));
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const others = ['one', 'two', 'three', 'four', 'five'].map((name) => commitTogether(db, keep(name)));
  const outcomes = await Promise.allSettled([first, ...others]);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  const told = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect((await kept()).length).toBe(told);
});
