// Ten thousand records changed by one call, and taken back, while others go on: how long it takes, and how long they wait.
import { step } from '../scripts/lib/say.mjs';
import { figure, quantile, table, under } from './lib/figures.mjs';
import { seed } from './lib/seeds/seed.mjs';
import { employ, logIn, onEachEngine, send, withServer } from './lib/server.mjs';

const ROWS = 100_000;
const MANY = 10_000;
const MOST_S = 5;
const MOST_MS = 200;
const OTHERS = 3;
/** What they do meanwhile, in turn. */
const READS = [
  '/api/quotes?page=1',
  '/api/quotes?page=1&is.city=Faridabad',
  '/api/quotes?page=1&field=name&q=kapoor',
];
const CHANGES = {
  'set a requirement': { set: { requirement: 'hrm' } },
  'into the trash': { action: 'delete' },
};

export async function many() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  await withServer(place, () => {});
  await step(`Many: ${engine}, ${figure(ROWS)} enquiries`, () => seed(place, 1, ROWS));
  return withServer(place, ({ url }) => step(`Many: ${engine}, changing ${figure(MANY)}`, () => change(url)));
}

async function change(url) {
  const others = await employ(url, OTHERS);
  const who = await logIn(url);
  for (const path of READS) await askFor(url + path, others[0]);
  const results = {};
  for (const [name, what] of Object.entries(CHANGES)) {
    const body = { query: 'is.requirement=ecom', expected: null, ...what };
    const done = await beside(url, others, () => send(`${url}/api/records/enquiry/bulk`, 'POST', body, who));
    if (done.answer.changed !== MANY) throw new Error(`${name}: ${done.answer.changed} were changed`);
    results[name] = done;
    const undo = `${url}/api/records/undo/${done.answer.undo}`;
    const back = await beside(url, others, () => send(undo, 'POST', {}, who));
    if (back.answer.restored !== MANY) throw new Error(`${name}: ${back.answer.restored} were taken back`);
    results[`${name}, taken back`] = back;
  }
  return results;
}

/** How long the work takes, and how long others wait meanwhile, who ask one after the other. */
async function beside(url, others, work) {
  const waits = [];
  let isOver = false;
  const reading = others.map(async (headers, at) => {
    for (let turn = at; !isOver; turn++) waits.push(await askFor(url + READS[turn % READS.length], headers));
  });
  const since = performance.now();
  const answer = await work();
  const seconds = (performance.now() - since) / 1000;
  isOver = true;
  await Promise.all(reading);
  return { answer, seconds, waits };
}

async function askFor(url, headers) {
  const since = performance.now();
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return performance.now() - since;
}

function report(results) {
  const engines = Object.entries(results);
  const cell = ({ seconds, waits }) =>
    `${figure(seconds)} s; ${figure(quantile(waits, 0.5))} / ${figure(quantile(waits, 0.95))} / ${figure(Math.max(...waits))} ms`;
  const names = Object.keys(engines[0]?.[1] ?? {});
  return {
    heading: 'Load: ten thousand changed at once',
    bars: engines.flatMap(([engine, found]) =>
      names.flatMap((name) => [
        under(`${figure(MANY)} ${name}, on ${engine}`, MOST_S, found[name].seconds, ' s'),
        under(
          `Others meanwhile, ${name}, on ${engine}, the slowest`,
          MOST_MS,
          Math.max(...found[name].waits),
          ' ms',
        ),
      ]),
    ),
    figures: {},
    text: `One call among ${figure(ROWS)} enquiries, each with its history and the way back, while ${OTHERS} others read lists, filter and search one call after the
other: how long it took; and how long the others waited, median / 95th percentile / longest.

${table(
  ['', ...engines.map(([engine]) => engine)],
  names.map((name) => [name, ...engines.map(([, found]) => cell(found[name]))]),
)}`,
  };
}
