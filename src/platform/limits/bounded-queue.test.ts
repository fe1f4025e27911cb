import { expect, test } from 'vitest';
import { boundedQueue, boundedQueues } from './bounded-queue';

const full = () => new Error('full');

test('so many tasks run at once, the next wait their turn, and the rest are refused', async () => {
  const limited = boundedQueue(2, 3, full);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const task = (number: number) =>
    limited(async () => {
      started.push(number);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return number;
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(task));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect({ most, started }).toEqual({ most: 2, started: [1, 2, 3, 4, 5] });
  expect(await task(8)).toBe(8);
});

test('a task that fails makes room for the next', async () => {
  const limited = boundedQueue(1, 1, full);
  const failing = limited(async () => {
    throw new Error('broken');
  });
  const next = limited(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('nobody waits behind the tasks of another', async () => {
  const limited = boundedQueues(1, 1, full);
  const going: (() => void)[] = [];
  const held = () => new Promise<string>((resolve) => going.push(() => resolve('done')));
  const one = [limited('one', held), limited('one', held)];
  await expect(limited('one', held)).rejects.toThrow('full');
  expect(await limited('other', async () => 'done')).toBe('done');
  going.shift()?.();
  await expect.poll(() => going.length).toBe(1);
  going.shift()?.();
  expect(await Promise.all(one)).toEqual(['done', 'done']);
});
