import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { onServer } from './test-database';

/** A disk in memory, where there is one: the tests write little, and wait for the disk after each of it. */
const QUICK_DISK = '/dev/shm';
const ROOM_BYTES = 3 * 1024 ** 3;

/** Before the first test and after the last: the databases and folders of this run carry its name, and go with it. */
export default async function testRun() {
  const run = randomUUID().slice(0, 8);
  process.env.TEST_RUN = run;
  const folder = (await hasRoom()) ? await mkdtemp(`${QUICK_DISK}/peepalworks-${run}-`) : undefined;
  if (folder) process.env.TMPDIR = folder;
  return async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
    const server = process.env.TEST_DATABASE_URL;
    if (!server) return;
    await onServer(server, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`test\\_${run}\\_%`],
      );
      for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    });
  };
}

const hasRoom = () =>
  statfs(QUICK_DISK).then(
    ({ bavail, bsize }) => bavail * bsize > ROOM_BYTES,
    () => false,
  );
