import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLIENTS } from './load.mjs';
import { findProgram } from './programs.mjs';

const run = promisify(execFile);

/**
 * A load tool that costs little: it leaves most of two cores to the servers that are measured on them. Undefined where it is
 * not installed. `people`: the headers of several, who call in turn.
 */
export function findWrk() {
  const program = findProgram('wrk');
  if (!program) return undefined;
  return async ({ url, seconds, headers = {}, people, clients = CLIENTS }, child) => {
    const named = Object.entries(headers).flatMap((pair) => ['-H', pair.join(': ')]);
    const size = ['-t', '1', '-c', String(clients), '-d', String(seconds)];
    const folder = mkdtempSync(join(tmpdir(), 'peepalworks-wrk-'));
    try {
      const cpuBefore = child?.cpuSeconds();
      const { stdout } = await run(program, [...size, ...named, ...scriptFor(folder, people), url]);
      if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
      const [count, rate] = [/(\d+) requests in/, /Requests\/sec:\s+([\d.]+)/].map((figure) =>
        Number(figure.exec(stdout)?.[1]),
      );
      return { rate, ...(child ? { ratePerCpuSecond: count / (child.cpuSeconds() - cpuBefore) } : {}) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** What a person sends is made once: to put it together anew for every call would cost more than to send it. */
function scriptFor(folder, people) {
  if (!people) return [];
  const file = join(folder, 'people.lua');
  const each = people.map((headers) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
    return `{${pairs.join(',')}}`;
  });
  writeFileSync(
    file,
    `local people = {${each.join(',')}}
local requests = {}
local turn = 0
init = function() for n, headers in ipairs(people) do requests[n] = wrk.format("GET", nil, headers) end end
request = function() turn = turn % #requests + 1; return requests[turn] end
`,
  );
  return ['-s', file];
}

const quoted = (text) => JSON.stringify(text);
