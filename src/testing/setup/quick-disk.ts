import { mkdtemp, rm, statfs } from 'node:fs/promises';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 3 * 1024 ** 3;

/** A disk in memory for all that is temporary, where there is one: the tests write little, and would wait for it each time. */
export default async function quickDisk() {
  if (!(await hasRoom())) return;
  const folder = await mkdtemp(`${IN_MEMORY}/peepalworks-`);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}

const hasRoom = () =>
  statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize > ROOM_BYTES,
    () => false,
  );
