import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './say.mjs';

const call = (...words) => {
  const [program, ...args] = process.getuid?.() === 0 ? words : ['sudo', '-n', ...words];
  return spawnSync(program, args, { encoding: 'utf8' });
};

/**
 * A disk of its own of that many megabytes, in memory. Only root may mount one, or who may become root unasked. Another
 * user may own a folder on it: PostgreSQL does not run as root.
 */
export function mountSmallDisk(megabytes) {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const owner = process.getuid ? `,uid=${process.getuid()},gid=${process.getgid()}` : '';
  const mounted = call('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711${owner}`, 'tmpfs', path);
  const remove = () => {
    if (mounted.status === 0) call('umount', '-l', path);
    rmdirSync(path);
  };
  if (mounted.status === 0) return { path, remove };
  remove();
  throw new Failure(
    `no small disk can be mounted: ${(mounted.stderr ?? mounted.error?.message ?? '').trim()}`,
  );
}
