// What the bar of filters offers, with a million enquiries: every kind of filter by itself and with others, in several orders, with a search, and its own counts.
import { step } from '../scripts/lib/say.mjs';
import { figure, table, under } from './lib/figures.mjs';
import {
  FREQUENT_NAME,
  OLD_CITY,
  OLD_REQUIREMENT,
  ownerId,
  RARE_NAME,
  SIZES,
  seed,
} from './lib/seeds/seed.mjs';
import { employ, onEachEngine, withServer } from './lib/server.mjs';
import { timesCell, timesOf } from './lib/times.mjs';

const MOST_MS = 50;
const CALLS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What one account may ask in a minute is bounded: each row is asked by the next. */
const EMPLOYEES = 8;

const daysAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const FILTERS = {
  'a frequent requirement': { 'is.requirement': 'crm' },
  'a rare requirement': { 'is.requirement': 'appointment-booking' },
  'a requirement that only the oldest have': { 'is.requirement': OLD_REQUIREMENT },
  'three requirements': { 'is.requirement': `hrm,ecom,${OLD_REQUIREMENT}` },
  'a frequent city': { 'is.city': 'Faridabad' },
  'a small place': { 'is.city': 'Village 5' },
  'a city that only the oldest have': { 'is.city': OLD_CITY },
  'no city': { 'is.city': 'none' },
  'this month': { 'from.date': 'month' },
  'half a year that is over': { 'from.date': daysAgo(280), 'to.date': daysAgo(100) },
  'one day': { 'from.date': daysAgo(150), 'to.date': daysAgo(150) },
  'a frequent city and requirement': { 'is.city': 'Faridabad', 'is.requirement': 'crm' },
  'a frequent city this month': { 'is.city': 'Faridabad', 'from.date': 'month' },
  'a frequent city, three requirements, this month': {
    'is.city': 'Faridabad',
    'is.requirement': `hrm,ecom,${OLD_REQUIREMENT}`,
    'from.date': 'month',
  },
  'a frequent stage': { 'is.stage': 'Lost' },
  'a rare stage': { 'is.stage': 'Negotiation' },
  'the stages of open leads': { 'is.stage': 'New,Contacted,Quoted,Negotiation' },
  'an owner of half of them': { 'is.ownerId': ownerId(0) },
  'an owner of one in 1,000': { 'is.ownerId': ownerId(5) },
  'nobody’s': { 'is.ownerId': 'none' },
  'a frequent source': { 'is.channel': 'google' },
  'a rare source': { 'is.channel': 'newsletter' },
  'an owner, a stage and a source, all frequent': {
    'is.ownerId': ownerId(0),
    'is.stage': 'Lost',
    'is.channel': 'direct',
  },
  'all of them': {
    'is.ownerId': ownerId(0),
    'is.stage': 'Won,Lost',
    'is.channel': 'direct',
    'is.city': 'Faridabad',
    'is.requirement': 'crm',
    'from.date': daysAgo(280),
  },
};
const named = (word) => ({ field: 'name', q: word.slice(0, 3).toLowerCase() });
const WAYS = {
  'newest first': {},
  'by name': { sort: 'name' },
  'by date, backwards': { sort: '-date' },
  'with three letters that a seventh match': named(FREQUENT_NAME),
  'with three letters that one in 1,000 match': named(RARE_NAME),
  'with two letters': { field: 'name', q: 'ka' },
};
const VALUES = 'values with counts';

const pathOf = (asked) => `/api/quotes?${new URLSearchParams({ page: '1', ...asked })}`;
const valuesOf = (asked) => `/api/records/enquiry/values?${new URLSearchParams(asked)}`;

export async function filters() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  const { rows } = SIZES.at(-1);
  await withServer(place, () => {});
  await step(`Filters: ${engine}, ${figure(rows)} enquiries`, () => seed(place, 1, rows));
  return withServer(place, ({ url }) => step(`Filters: ${engine}, asking`, () => ask(url)));
}

async function ask(url) {
  const employees = await employ(url, EMPLOYEES);
  const results = {};
  let next = 0;
  for (const [filter, asked] of Object.entries(FILTERS)) {
    results[filter] = {};
    const paths = Object.entries(WAYS).map(([way, more]) => [way, pathOf({ ...asked, ...more })]);
    for (const [way, path] of [...paths, [VALUES, valuesOf(asked)]])
      results[filter][way] = await timesOf(url + path, employees[next++ % EMPLOYEES], {
        calls: CALLS,
        warmUpCalls: 2,
      });
  }
  return results;
}

function report(results) {
  const engines = Object.entries(results);
  const ways = [...Object.keys(WAYS), VALUES];
  const head = ['', ...engines.flatMap(([engine]) => ways.map((way) => `${engine}, ${way}`))];
  const rows = Object.keys(FILTERS).map((filter) => [
    filter,
    ...engines.flatMap(([, found]) => ways.map((way) => timesCell(found[filter][way]))),
  ]);
  const bars = engines.flatMap(([engine, found]) =>
    ways.flatMap((way) =>
      Object.keys(FILTERS).map((filter) =>
        under(`${filter}, ${way}, of 1 million on ${engine}, p95`, MOST_MS, found[filter][way].p95, ' ms'),
      ),
    ),
  );
  return {
    heading: 'Load: filters of a million',
    bars,
    figures: {},
    text: `Milliseconds, median / 95th percentile of ${CALLS} calls one after the other, through HTTP on 127.0.0.1, each with its session check and its count.

${table(head, rows)}`,
  };
}
