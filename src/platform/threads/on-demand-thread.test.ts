// On SQLite alone: no database is asked.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onDemandThread, ThreadRefusal } from './on-demand-thread';

/** Answers with the number of its own thread, unless it is told to refuse or to break. */
const program = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (question) => {
    if (question === 'break') throw new Error('broken');
    parentPort.postMessage(question === 'refuse' ? { fault: 'no such thing' } : { answer: threadId });
  });
`;

const start = (idleMs: number, mostWaiting = 10) =>
  onDemandThread<string, number>({
    load: async () => ({ default: program }),
    answer: z.number(),
    memory: { maxOldGenerationSizeMb: 16 },
    idleMs,
    mostWaiting,
    onFull: () => new Error('full'),
  });

test('one thread answers all, also after it has refused, and another one after it broke', async () => {
  const ask = start(60_000);
  const [first, second] = await Promise.all([ask('who'), ask('who')]);
  expect(second).toBe(first);
  const refused = ask('refuse');
  await expect(refused).rejects.toThrow('no such thing');
  await expect(refused).rejects.toBeInstanceOf(ThreadRefusal);
  expect(await ask('who')).toBe(first);
  await expect(ask('break')).rejects.toThrow('broken');
  expect(await ask('who')).not.toBe(first);
});

test('one that nobody needs ends, and who asks again has a new one', async () => {
  const ask = start(20);
  const first = await ask('who');
  await wait(200);
  expect(await ask('who')).not.toBe(first);
});

test('who finds too many before them is refused', async () => {
  const ask = start(60_000, 1);
  const asked = await Promise.allSettled([ask('who'), ask('who'), ask('who')]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
