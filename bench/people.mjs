// The timeline of somebody with ten thousand entries, among those of two thousand others.
import { step } from '../scripts/lib/say.mjs';
import { table, under } from './lib/figures.mjs';
import { seedPeople } from './lib/seeds/seed-people.mjs';
import { employ, onEachEngine, withServer } from './lib/server.mjs';
import { timesCell, timesOf } from './lib/times.mjs';

const MOST_MS = 30;
const CALLS = 40;
/** What one account may ask in a minute is bounded: each row is asked by the next. */
const EMPLOYEES = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a page ends whose last entry is so many days old. */
const daysAgo = (days) =>
  `${new Date(Date.now() - days * DAY_MS).toISOString()}_ffffffff-ffff-ffff-ffff-ffffffffffff`;
const QUESTIONS = {
  'the newest': {},
  'those before half a year ago': { before: daysAgo(180) },
  'the oldest': { before: daysAgo(362) },
  'a hundred at once': { limit: '100' },
  'the calls, which are the oldest of all': { kind: 'call' },
  'the mails': { kind: 'mail' },
  'the mails before half a year ago': { before: daysAgo(180), kind: 'mail' },
};

export async function people() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  await withServer(place, () => {});
  const personId = await step(`People: ${engine}, 10,000 entries of one`, () => seedPeople(place));
  return withServer(place, ({ url }) => step(`People: ${engine}, asking`, () => ask(url, personId)));
}

async function ask(url, personId) {
  const employees = await employ(url, EMPLOYEES);
  const results = {};
  let next = 0;
  for (const [question, asked] of Object.entries(QUESTIONS)) {
    const address = `${url}/api/people/${personId}/timeline?${new URLSearchParams(asked)}`;
    results[question] = await timesOf(address, employees[next++ % EMPLOYEES], {
      calls: CALLS,
      warmUpCalls: 4,
      check: ({ items }) => items.length > 0,
    });
  }
  return results;
}

function report(results) {
  const engines = Object.entries(results);
  const rows = Object.keys(QUESTIONS).map((question) => [
    question,
    ...engines.map(([, found]) => timesCell(found[question])),
  ]);
  const bars = engines.flatMap(([engine, found]) =>
    Object.keys(QUESTIONS).map((question) =>
      under(`timeline of 10,000 entries on ${engine}, ${question}, p95`, MOST_MS, found[question].p95, ' ms'),
    ),
  );
  return {
    heading: 'Load: the timeline of a person',
    bars,
    figures: {},
    text: `Milliseconds, median / 95th percentile of ${CALLS} calls one after the other, through HTTP on 127.0.0.1, each with its session check.

${table(['', ...engines.map(([engine]) => engine)], rows)}`,
  };
}
