import { availableParallelism, loadavg } from 'node:os';
import { explained, Failure, say, seconds } from '../scripts/lib/say.mjs';
import { board } from './board.mjs';
import { calls } from './calls.mjs';
import { filters } from './filters.mjs';
import { joining } from './joining.mjs';
import { barTable } from './lib/figures.mjs';
import { machine, writePart } from './lib/results.mjs';
import { lists } from './lists.mjs';
import { many } from './many.mjs';
import { pages } from './pages.mjs';
import { papers } from './papers.mjs';
import { besidePeers } from './peers.mjs';
import { people } from './people.mjs';
import { posts } from './posts.mjs';
import { start } from './start.mjs';
import { weight } from './weight.mjs';

const parts = { pages, posts, start, calls, weight, lists, filters, many, people, board, papers };
/** What takes many minutes is measured only where it is named. */
const longParts = { joining };
const all = { ...parts, ...longParts };

// What was started for a measurement ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

// A machine that has other work to do measures that too.
const [load] = loadavg();
const isBusy = load > availableParallelism();
const circumstances = isBusy ? `, which had other work to do (a load of ${load.toFixed(1)})` : '';

await explained(async () => {
  const since = performance.now();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in all));
  if (unknown.length > 0) {
    throw new Failure(`${unknown.join(', ')}: there is ${Object.keys(all).join(', ')} to measure`);
  }
  const bars = [];
  const figures = {};
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const part = await all[name]();
    write(part);
    bars.push(...part.bars);
    Object.assign(figures, part.figures);
  }
  const beside = besidePeers(figures);
  if (beside) write(beside);
  for (const { name, wanted, got, verdict } of bars) {
    say(`${verdict === 'met' ? '✓' : '✗'} ${name}: ${got} (${wanted}), ${verdict}`);
  }
  say(`  ${seconds(since)}`);
});
// Where a measurement failed, what it had started is still there.
process.exit();

function write({ heading, text, bars = [] }) {
  const whole = [bars.length > 0 ? barTable(bars) : '', text, `Measured on ${machine()}${circumstances}.`]
    .filter(Boolean)
    .join('\n\n');
  writePart(heading, whole);
  say(`\n## ${heading}\n\n${whole}\n`);
}
