import { mkdir, statfs } from 'node:fs/promises';

const MB = 1024 * 1024;
const SHARE = 0.05;
const MOST = 1024 * MB;

/**
 * Whether a disk has more room than is kept free: forms, mails and the database need it, too, and a file is what fills it
 * up. Left to itself that is a twentieth of the disk, and never more than a gigabyte, so that a small machine works as well.
 */
export async function hasRoom(directory: string, floorMb: number | undefined) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(directory);
  const floor = floorMb === undefined ? Math.min(blocks * bsize * SHARE, MOST) : floorMb * MB;
  return bavail * bsize > floor;
}
