import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '~/lib/errors';
import { startSession } from '~/platform/auth/sessions/sessions';
import { startApp } from '~/testing/start-app';
import type { DatabaseTransaction } from '../../schema';
import { engineOf } from '../engine';
import { commitTogether } from './commit-together';

const keep = (key: string) => (trx: DatabaseTransaction) =>
  trx.insertInto('pendingFileDeletions').values({ key, pendingSince: '2026-03-31T18:30:00.120Z' }).execute();

async function start() {
  const { db } = await startApp();
  const kept = async () => {
    const rows = await db.selectFrom('pendingFileDeletions').select('key').orderBy('key').execute();
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

test('those who come one after the other while these are heard share a commit', async () => {
  const { db, kept } = await start();
  const begun = vi.spyOn(db, 'transaction');
  const jobs: Promise<unknown>[] = [];
  const come = ([name, ...later]: readonly string[]) => {
    if (!name) return;
    globalThis.setImmediate(come, later);
    jobs.push(commitTogether(db, keep(name)));
  };
  come(['a', 'b', 'c', 'd']);
  await vi.waitFor(() => expect(jobs).toHaveLength(4));
  await Promise.all(jobs);
  expect(await kept()).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('who shared a commit is waited for while on the way back, but not for long', async () => {
  const { db, kept } = await start();
  const begun = vi.spyOn(db, 'transaction');
  const all = (...names: readonly string[]) =>
    Promise.all(names.map((name) => commitTogether(db, keep(name))));
  await all('a', 'b', 'c');
  const first = all('d');
  for (let turn = 0; turn < 4; turn++) await setImmediate();
  await Promise.all([first, all('e', 'f')]);
  expect(begun).toHaveBeenCalledTimes(2);
  await all('g');
  expect(await kept()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
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

test('without a database everybody is told at once, and nothing is tried alone', async () => {
  const { db } = await start();
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const begun = vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw refused;
  });
  const jobs = Array.from({ length: 32 }, (_, index) => commitTogether(db, keep(`file-${index}`)));
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes).toEqual(Array(32).fill({ status: 'rejected', reason: refused }));
  expect(begun.mock.calls.length).toBeLessThanOrEqual(4);
});

test('who finds too many before them is told so at once', async () => {
  const { db, kept } = await start();
  // However long it takes, nobody waits too long.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.001));
  onTestFinished(() => clock.mockRestore());
  const jobs = Array.from({ length: 2050 }, (_, index) =>
    commitTogether(db, async (trx) => {
      if (index === 0) await keep('first')(trx);
    }),
  );
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(
    Array(50).fill({ status: 'rejected', reason: expect.objectContaining({ status: 503 }) }),
  );
  expect(await kept()).toEqual(['first']);
});

test('who has waited too long is told so instead of being taken', async () => {
  const { db, kept } = await start();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding: Promise<void>[] = [];
  for (let one = 0; one < (engineOf(db) === 'postgres' ? 2 : 1); one++) {
    await new Promise<void>((begun) => {
      const work = async (trx: DatabaseTransaction) => {
        await keep(`holding-${one}`)(trx);
        begun();
        await held;
      };
      holding.push(commitTogether(db, work));
    });
  }
  const late = commitTogether(db, keep('late'));
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const now = performance.now();
  clock.mockReturnValue(now + 6000);
  letGo();
  await expect(late).rejects.toMatchObject({ status: 503 });
  await Promise.all(holding);
  expect(await kept()).not.toContain('late');
});
