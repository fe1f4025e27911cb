import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CLIENTS } from './load.mjs';
import { findProgram } from './programs.mjs';

const run = promisify(execFile);

/**
 * A load tool that costs little: it leaves most of two cores to the servers that are measured on them. Undefined where it is
 * not installed.
 */
export function findWrk() {
  const program = findProgram('wrk');
  if (!program) return undefined;
  return async ({ url, seconds, headers = {} }) => {
    const named = Object.entries(headers).flatMap((pair) => ['-H', pair.join(': ')]);
    const size = ['-t', '1', '-c', String(CLIENTS), '-d', String(seconds)];
    const { stdout } = await run(program, [...size, ...named, url]);
    if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
    return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]) };
  };
}
