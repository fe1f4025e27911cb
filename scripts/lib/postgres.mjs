import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';
import { memoryDisk } from './memory-disk.mjs';
import { Failure } from './say.mjs';

const runFile = promisify(execFile);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a throw-away cluster that lives until `stop()` or the end of this process. `halt()` takes it away and `resume()`
 * brings it back with all that it held, at the same address. Its tables or its log may lie on a disk that is named. One
 * in memory is as careful as it always is, and waits for no disk; a quick one is not even that, for tests that measure nothing
 * and take nothing away.
 */
export async function startPostgres({ tables, log: logDisk, quick = false, inMemory = quick } = {}) {
  const bin = findServerBinaries();
  if (!bin) throw new Failure('no PostgreSQL server found: install it, or set TEST_DATABASE_URL');
  const owner = serverOwner();
  const folders = [];
  const folderOn = (disk) => {
    const folder = mkdtempSync(join(disk, 'postgres-'));
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    folders.push(folder);
    return folder;
  };
  const home = folderOn((inMemory && memoryDisk()) || tmpdir());
  const data = tables ? join(folderOn(tables), 'data') : join(home, 'data');
  const words = join(home, 'server.log');
  const call = (program, ...args) =>
    spawnSync(join(bin, program), args, {
      ...owner,
      cwd: home,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  // Whoever puts load on the cluster goes on meanwhile.
  const callLater = (program, ...args) => runFile(join(bin, program), args, { ...owner, cwd: home });

  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) call('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    process.off('exit', stop);
    for (const signal of signals) process.off(signal, interrupt);
  };
  // While a program runs, whoever runs it listens too: it is ended first, and the exit then stops the cluster.
  const interrupt = (signal) => process.listenerCount(signal) === 1 && process.exit(130);
  process.once('exit', stop);
  for (const signal of signals) process.on(signal, interrupt);

  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const port = await freePort();
  const disk = quick ? '-c fsync=off -c full_page_writes=off -c synchronous_commit=off ' : '';
  const settings = `${disk}-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${home}' -c max_connections=200`;
  const made = call(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '-N',
    // In small pieces, as a small disk wants it.
    ...(logDisk ? ['--waldir', join(folderOn(logDisk), 'log'), '--wal-segsize=1'] : []),
  );
  const startArgs = ['start', '-w', '-D', data, '-l', words, '-o', settings];
  const started = made.status === 0 ? call('pg_ctl', ...startArgs) : made;
  if (started.status === 0) {
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      isRunning: () => call('pg_ctl', 'status', '-D', data).status === 0,
      halt: () => callLater('pg_ctl', 'stop', '-w', '-D', data, '-m', 'fast'),
      resume: () => callLater('pg_ctl', ...startArgs),
    };
  }
  const said = existsSync(words) ? readFileSync(words, 'utf8') : `${made.stderr}`;
  stop();
  throw new Failure(`PostgreSQL did not start: ${said.trim()}`);
}

// The server refuses to run as root.
function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id('-u').status !== 0)
    throw new Failure('PostgreSQL does not run as root, and there is no user postgres');
  return { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
}

function findServerBinaries() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql', '', 'bin'),
    ...versions('/usr', 'pgsql-', 'bin'),
    ...versions('/opt/homebrew/opt', 'postgresql', 'bin'),
    ...versions('/usr/local/opt', 'postgresql', 'bin'),
    '/usr/local/pgsql/bin',
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function versions(parent, prefix, below) {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  const newestFirst = names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map((name) => join(parent, name, below));
}
