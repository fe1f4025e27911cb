import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What a process holds in memory, in MiB. */
export function memoryOf(pid: number): number {
  const told = `/proc/${pid}/status`;
  const kib = existsSync(told)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(told, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) / 1024;
}
