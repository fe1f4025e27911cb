import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onOrphaned } from './orphan.mjs';
import { pinnedNode, root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program to its end. `output` holds what it printed, unless `show` sent that to the terminal. */
export function run(command, args, { env = process.env, cwd = root, show = false, onSpawn } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    // npm is a .cmd file on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd, env, shell, stdio });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    if (child.pid) onSpawn?.(child.pid);
    // A server takes its time to finish its requests; npm, told to stop, would go on for half a minute.
    const stopForwarding = forwardSignals(child, { patienceMs: show ? Infinity : 2000 });
    const end = (code, words = '') => {
      const interrupted = stopForwarding();
      resolve({ code, interrupted, output: Buffer.concat(printed).toString() + words });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

export const runPinned = (args, options) => run(pinnedNode, args, options);

function forwardSignals(child, { patienceMs }) {
  let last = -Infinity;
  let killing;
  const forward = (signal) => {
    // Ctrl-C reaches every process of the terminal by itself, and npm passes on a copy of what it gets.
    const copy = performance.now() - last < 1000 || (signal === 'SIGINT' && process.stdin.isTTY);
    last = performance.now();
    if (!copy) child.kill(signal);
    if (patienceMs < Infinity) killing ??= setTimeout(() => child.kill('SIGKILL'), patienceMs);
  };
  const stopWatching = onOrphaned(() => forward('SIGTERM'));
  for (const signal of signals) process.on(signal, forward);
  return () => {
    stopWatching();
    clearTimeout(killing);
    for (const signal of signals) process.off(signal, forward);
    return last > -Infinity;
  };
}
