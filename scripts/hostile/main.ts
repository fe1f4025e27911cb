import { parseArgs } from 'node:util';
import { pairCount } from './races/table.ts';
import { hostileRun, type Report } from './run.ts';
import { startServer } from './server.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    seed: { type: 'string' },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number');
if (!Number.isSafeInteger(requests) || requests < 1) throw new Error('--requests takes a number');

const server = await startServer();
console.log(`› ${rounds * pairCount} races, ${requests} hostile requests, --seed ${seed}`);
const report = await hostileRun({
  ...server,
  requests,
  races: rounds * pairCount,
  only: values.only,
  adminRaces: rounds * 12,
  seed,
  onProgress: (now) => console.log(line(now)),
  onFault: (fault) => console.log(`✗ ${fault}`),
});
if (server.isAlive()) await server.stop();

console.log(line(report));
console.log(`  ${report.operations} operations; let through: ${counts(report.passed)}`);
console.log(`  answers: ${counts(new Map([...report.statuses].sort()))}`);
if (report.faults.some((fault) => /^5/.test(fault))) for (const said of server.complaints) console.log(said);
for (const fault of report.faults.filter((one) => !one.includes('#'))) console.log(`✗ ${fault}`);
if (report.faults.length > 0) process.exitCode = 1;
else console.log('✓ no 5xx, no exit, nothing let through that should not be, memory flat');

function line({ sent, seconds, memory, faults }: Report) {
  const rate = Math.round(sent / seconds);
  const held = `${memory.warm.toFixed(0)} → ${memory.now.toFixed(0)} MiB`;
  return `  ${sent} sent in ${seconds.toFixed(0)} s, ${rate}/s, memory ${held}, ${faults.length} faults`;
}

function counts(table: ReadonlyMap<string, number>) {
  return Array.from(table, ([name, count]) => `${name} ×${count}`).join(', ');
}
