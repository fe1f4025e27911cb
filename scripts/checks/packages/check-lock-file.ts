import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFaults } from './lock-file.ts';

const faults = ['.', 'art'].flatMap((project) => {
  const lockFile = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const { allowScripts = {} } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const found = [...lockFaults(lockFile, allowScripts), ...refusedByNpm(project)];
  return found.map((fault) => `${project}: ${fault}`);
});

for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

/** Away from node_modules, so that what is installed here cannot hide what the lock file lacks. */
function refusedByNpm(project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(project, name), join(folder, name));
    const args = ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'];
    const { status, stderr } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    // What follows is npm's manual.
    const [reason] = stderr.split('npm error Clean install a project');
    return status === 0 ? [] : [`npm ci refuses it:\n${reason}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
