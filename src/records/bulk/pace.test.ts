import { expect, test, vi } from 'vitest';
import { engineOf } from '~/platform/db/engine/engine';
import { startApp } from '~/testing/start-app';
import { paceOf } from './pace';

test('on SQLite as many are changed at once as take a moment, on PostgreSQL always the same', async () => {
  const { db } = await startApp();
  const pace = paceOf(db);
  const clock = vi.spyOn(performance, 'now');
  const afterwards = async (ms: number, count = pace.atATime()) => {
    clock.mockReturnValueOnce(0).mockReturnValueOnce(ms);
    await pace.measure(count, async () => {});
    return pace.atATime();
  };
  const took = [pace.atATime()];
  // Quick, quicker than that, slow, very slow, the last few of all.
  for (const ms of [10, 1, 100, 1000]) took.push(await afterwards(ms));
  took.push(await afterwards(0.01, 3));
  clock.mockRestore();
  expect(took).toEqual(engineOf(db) === 'sqlite' ? [50, 100, 200, 50, 50, 50] : took.map(() => 200));
});
