import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { memoryDisk } from '../../../scripts/lib/memory-disk.mjs';

/** One folder for all that is temporary, in memory where there is room for it. It goes with the run. */
export default async function quickDisk() {
  const folder = await mkdtemp(`${memoryDisk() ?? tmpdir()}/peepalworks-`);
  // PostgreSQL, which is another user, may have its own below it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
