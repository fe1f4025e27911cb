import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const MIB = 1024 ** 2;
const TICKS_PER_SECOND = 100;
const READY_WITHIN_MS = 30_000;
const POLL_MS = 10;
const hasProc = existsSync('/proc/self/stat');

/** A program that is measured. It ends with `stop()`, at the latest with this process. */
export function startChild(command, args, { env = process.env, cwd, lastSignal = 'SIGKILL' } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const kill = () => child.kill(lastSignal);
  // Before the folder that it writes to is removed.
  process.prependOnceListener('exit', kill);

  return {
    pid: child.pid,
    cpuSeconds: () => sum(familyOf(child.pid).map(cpuSecondsOf)),
    rssMib: () => sum(familyOf(child.pid).map(rssMibOf)),
    peakRssMib: () => peakRssMibOf(child.pid),
    /** Waits for the first 200. */
    async answers(url, withinMs = READY_WITHIN_MS) {
      const until = performance.now() + withinMs;
      while (!(await isOk(url))) {
        if (child.exitCode !== null || performance.now() > until) throw new Error(`${url} did not answer`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', kill);
    },
  };
}

const isOk = (url) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A process and all that it started. */
function familyOf(pid) {
  if (!hasProc) return [pid];
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(name)?.[1])]),
  );
  const below = (parent) =>
    Array.from(parents).flatMap(([id, itsParent]) => (itsParent === parent ? [id, ...below(id)] : []));
  return [pid, ...below(pid)];
}

/** The fields after the name, which may itself hold blanks and brackets: state, parent, … */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

/** Not a number where the system does not tell. */
function cpuSecondsOf(pid) {
  const stat = hasProc ? statOf(pid) : undefined;
  return stat ? (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND : Number.NaN;
}

function rssMibOf(pid) {
  if (hasProc) return (Number(statusOf(pid, 'VmRSS')) * 1024) / MIB;
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / MIB;
}

const peakRssMibOf = (pid) => (hasProc ? (Number(statusOf(pid, 'VmHWM')) * 1024) / MIB : Number.NaN);

const statusOf = (pid, field) =>
  new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
