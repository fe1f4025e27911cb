import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { AppError } from '~/lib/errors';
import { startSession } from '~/server/auth/sessions';
import { startApp } from '~/testing/start-app';
import { commitTogether } from './commit-together';
import { engineOf } from './engine';
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

test('a commit that fails is told to everybody in it, and nothing is tried again', async () => {
  const { db, kept } = await start();
  // Only SQLite can be told to look at references no earlier than at the commit.
  if (engineOf(db) === 'postgres') return;
  const tries: string[] = [];
  const outcomes = await Promise.allSettled(
    ['one', 'two', 'three'].map((name) =>
      commitTogether(db, async (trx) => {
        tries.push(name);
        await keep(name)(trx);
        await sql`pragma defer_foreign_keys = on`.execute(trx);
        if (name === 'two') await startSession(trx, 'nobody', 'Firefox', false);
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect([tries, await kept()]).toEqual([['one', 'two', 'three'], []]);
  await commitTogether(db, keep('after'));
  expect(await kept()).toEqual(['after']);
});
