import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('one at a time, also when many wait', async () => {
  let atWork = 0;
  const most: number[] = [];
  const work = async () => {
    most.push(++atWork);
    await sleep(20);
    atWork--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(lock, { onWait() {} }, work)));
  expect(most).toEqual([1, 1, 1, 1, 1]);
  expect(existsSync(lock)).toBe(false);
});

test('a lock whose owner is dead is taken over without waiting', async () => {
  const { pid } = spawnSync('true');
  mkdirSync(join(lock, String(pid)), { recursive: true });
  const waits: string[] = [];
  await withLock(lock, { onWait: () => waits.push('waited') }, async () => {});
  expect(waits).toEqual([]);
});

test('a dead owner whose program goes on is waited for', async () => {
  const program = spawn('sleep', ['0.5']);
  mkdirSync(join(lock, String(spawnSync('true').pid)), { recursive: true });
  mkdirSync(join(lock, String(program.pid)));
  await withLock(lock, { onWait() {} }, async () => expect(program.exitCode).toBe(0));
});

test('work that fails lets go of the lock', async () => {
  const work = () => Promise.reject(new Error('no'));
  await expect(withLock(lock, { onWait() {} }, work)).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});
