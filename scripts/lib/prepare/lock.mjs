import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const newbornMs = 5000;

/**
 * Lets one process at a time do `work`. The lock is a directory that holds one empty directory per process
 * at work, named by its id: when all of them are dead the lock is taken over. Git never lists empty directories.
 */
export async function withLock(path, { onWait }, work) {
  let isTold = false;
  while (!take(path)) {
    if (isAbandoned(path)) {
      takeAway(path);
    } else if (!isTold) {
      isTold = true;
      onWait();
    }
    await sleep(100);
  }
  const hold = (pid) => mkdirSync(join(path, String(pid)), { recursive: true });
  try {
    hold(process.pid);
    return await work(hold);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function take(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  try {
    const pids = readdirSync(path).map(Number);
    const isNewborn = Date.now() - statSync(path).mtimeMs < newbornMs;
    return pids.length > 0 ? !pids.some(isAlive) : !isNewborn;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two waiters may find the same abandoned lock: only one of them removes it, and only after a second look. */
function takeAway(path) {
  const guard = `${path}.takeover`;
  if (!take(guard)) {
    if (isAbandoned(guard)) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}
