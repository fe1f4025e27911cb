// The board with 20,000 open leads, and as many that are done: its heads by each filter that its bar offers, the cards of a column, and what the dashboard begins with.
import { step } from '../scripts/lib/say.mjs';
import { figure, table, under } from './lib/figures.mjs';
import { OPEN, seedBoard } from './lib/seeds/seed-board.mjs';
import { employ, onEachEngine, withServer } from './lib/server.mjs';
import { timesCell, timesOf } from './lib/times.mjs';

const MOST_MS = 60;
const CALLS = 30;
const WARM_UP_CALLS = 3;

const HEADS = {
  'the board': {},
  'one stage': { 'is.stage': 'Quoted' },
  'the open stages': { 'is.stage': 'New,Contacted,Quoted,Negotiation' },
  'one status': { 'is.status': 'In Progress' },
  'mine, which are two in three': { 'is.ownerId': 'me' },
  "nobody's": { 'is.ownerId': 'none' },
  overdue: { 'due.nextDate': 'overdue' },
  'due today': { 'due.nextDate': 'today' },
  'due in six days': { 'due.nextDate': 'week' },
  'due later': { 'due.nextDate': 'later' },
  unplanned: { 'due.nextDate': 'none' },
  'not answered yet': { 'is.firstResponseAt': 'none' },
  answered: { 'is.firstResponseAt': 'any' },
  'mine, not answered yet, of one stage': {
    'is.ownerId': 'me',
    'is.firstResponseAt': 'none',
    'is.stage': 'Contacted',
  },
  'a requirement': { 'is.requirement': 'crm' },
  'no requirement': { 'is.requirement': 'none' },
  'a source': { 'is.channel': 'google' },
  'came this month': { 'from.date': 'month' },
  'done this month': { 'from.completedAt': 'month' },
  'mine and overdue': { 'is.ownerId': 'me', 'due.nextDate': 'overdue' },
  'mine, of one source, unplanned': { 'is.ownerId': 'me', 'is.channel': 'google', 'due.nextDate': 'none' },
  'two letters that all match': { field: 'name', q: 'sh' },
  'two letters that none match': { field: 'name', q: 'zz' },
  'two digits of the number': { field: 'mobile', q: '77' },
  'four letters that all match': { field: 'name', q: 'asha' },
  'two letters, mine and overdue': { field: 'name', q: 'sh', 'is.ownerId': 'me', 'due.nextDate': 'overdue' },
  'four letters, mine': { field: 'name', q: 'asha', 'is.ownerId': 'me' },
};
const pathOf = (asked) => `/api/followup/board?${new URLSearchParams(asked)}`;
const QUESTIONS = {
  ...Object.fromEntries(Object.entries(HEADS).map(([question, asked]) => [question, pathOf(asked)])),
  'the first cards of a column': '/api/followup?page=1&pageSize=25&is.stage=New',
  'its 40th page': '/api/followup?page=40&pageSize=25&is.stage=New',
  'overdue, due and unplanned': '/api/followup/due',
};

export async function board() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  const [headers] = await withServer(place, ({ url }) => employ(url, 1));
  await step(`Board: ${engine}, ${figure(OPEN)} open leads`, () => seedBoard(place));
  return withServer(place, ({ url }) => step(`Board: ${engine}, asking`, () => ask(url, headers)));
}

async function ask(url, headers) {
  const results = {};
  for (const [question, path] of Object.entries(QUESTIONS))
    results[question] = await timesOf(url + path, headers, { calls: CALLS, warmUpCalls: WARM_UP_CALLS });
  return results;
}

function report(results) {
  const engines = Object.entries(results);
  const rows = Object.keys(QUESTIONS).map((question) => [
    question,
    ...engines.map(([, found]) => timesCell(found[question])),
  ]);
  return {
    heading: 'Load: the board of leads',
    bars: engines.flatMap(([engine, found]) =>
      Object.keys(HEADS).map((question) =>
        under(
          `Board of ${figure(OPEN)} open leads, ${question}, on ${engine}, p95`,
          MOST_MS,
          found[question].p95,
          ' ms',
        ),
      ),
    ),
    figures: {},
    text: `Milliseconds, median / 95th percentile of ${CALLS} calls one after the other, among ${figure(2 * OPEN)} leads of which half are done.

${table(['', ...engines.map(([engine]) => engine)], rows)}`,
  };
}
