import { statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 3 * 1024 ** 3;

/** A disk in memory for what is temporary, where there is one with room: the tests write little, and would wait for it each time. */
export function memoryDisk() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES ? IN_MEMORY : undefined;
  } catch {
    return undefined;
  }
}
