// A million records of before people were known find their people when the server starts; then people are searched, a million of them.
import { step } from '../scripts/lib/say.mjs';
import { figure, table, under } from './lib/figures.mjs';
import { fillPeople, seedRepeated } from './lib/seeds/seed-repeated.mjs';
import { employ, onEachEngine, withServer } from './lib/server.mjs';
import { timesCell, timesOf } from './lib/times.mjs';

const ROWS = 1_000_000;
const LONGEST_S = 600;
const MOST_MS = 50;
const CALLS = 30;

const SEARCHES = {
  'a name that a fifth have': 'meera',
  'a whole name': 'Meera Kapoor 39998',
  'a name with a number': 'kapoor 777',
  'an address': 'person754321@',
  'a company': '@company4321',
  'a number': '+919800754321',
  'the end of a number': '54321',
};

export async function joining() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  await withServer(place, () => {});
  await step(`Joining: ${engine}, ${figure(ROWS)} enquiries`, () => seedRepeated(place, ROWS));
  const started = performance.now();
  const seconds = await step(`Joining: ${engine}, to their people`, () =>
    withServer({ ...place, readyWithinMs: 2 * LONGEST_S * 1000 }, () => (performance.now() - started) / 1000),
  );
  const people = await fillPeople(place, ROWS);
  const searches = await withServer(place, ({ url }) =>
    step(`Joining: ${engine}, asking for people`, () => ask(url)),
  );
  return { seconds, people, searches };
}

async function ask(url) {
  const [headers] = await employ(url, 1);
  const results = {};
  for (const [question, q] of Object.entries(SEARCHES))
    results[question] = await timesOf(`${url}/api/people?${new URLSearchParams({ page: '1', q })}`, headers, {
      calls: CALLS,
      warmUpCalls: 2,
      check: ({ items }) => items.length > 0,
    });
  return results;
}

function report(results) {
  const engines = Object.entries(results);
  const row = (title, cell) => [title, ...engines.map(([, found]) => cell(found))];
  return {
    heading: 'Load: a million records find their people',
    bars: engines.flatMap(([engine, { seconds, searches }]) => [
      under(`${figure(ROWS)} records joined on ${engine}`, LONGEST_S, seconds, ' s'),
      ...Object.entries(searches).map(([question, { p95 }]) =>
        under(`${question}, of 1 million people on ${engine}, p95`, MOST_MS, p95, ' ms'),
      ),
    ]),
    figures: {},
    text: `At the first start that knows people, before it answers: some thousand records at a time, each time for good.

${table(
  ['', ...engines.map(([engine]) => engine)],
  [
    row('seconds', ({ seconds }) => figure(seconds)),
    row('records a second', ({ seconds }) => figure(ROWS / seconds)),
    row('people that they are of', ({ people }) => figure(people)),
  ],
)}

Searches among ${figure(ROWS)} people, milliseconds, median / 95th percentile of ${CALLS} calls one after the other.

${table(
  ['', ...engines.map(([engine]) => engine)],
  Object.keys(SEARCHES).map((question) => row(question, ({ searches }) => timesCell(searches[question]))),
)}`,
  };
}
