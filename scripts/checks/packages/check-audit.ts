import { spawnSync } from 'node:child_process';
import { auditVerdict } from './audit.ts';

// What only builds and tests the app is not on the servers. One short try: without a network nobody should wait.
const args = [
  'audit',
  '--omit=dev',
  '--package-lock-only',
  '--json',
  '--fetch-retries=0',
  '--fetch-timeout=10000',
];
const { stdout } = spawnSync('npm', args, {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
});
const { faults, words } = auditVerdict(stdout ?? '');

for (const line of [...faults, words]) console.log(line);
if (faults.length > 0) process.exitCode = 1;
