// What the dashboard asks for, with more and more enquiries: how the cost grows, on both engines.
import { step } from '../scripts/lib/say.mjs';
import { figure, median, quantile, table, under } from './lib/figures.mjs';
import { FREQUENT_NAME, RARE_NAME, SIZES, seed } from './lib/seeds/seed.mjs';
import { logIn, onEachEngine, withServer } from './lib/server.mjs';

const CALLS = 100;
const FEWEST_CALLS = 10;
const LONGEST_MS = 2500;
const WARM_UP_CALLS = 3;
const MOST_TRIES = 40;
const RETRY_MS = 250;
const MOST_MS = 25;
const PAGE = 10;

const three = (word) => word.slice(0, 3).toLowerCase();
const page = (number, more = '') => `/api/quotes?page=${number}${more}`;
const named = (word) => page(1, `&field=name&q=${three(word)}`);

const FIRST = 'page 1';
const LAST = 'last page';
const SEARCHES = {
  'three letters that a seventh match': () => named(FREQUENT_NAME),
  'three letters that one in 1,000 match': () => named(RARE_NAME),
  'three letters that only the newest twentieth match': ({ newWord }) => named(newWord),
  // The worst that can be asked: that none but the oldest match cannot be known before all are asked.
  'three letters that only the oldest twentieth match': ({ oldWord }) => named(oldWord),
};
const QUESTIONS = {
  [FIRST]: () => page(1),
  'middle page': ({ rows }) => page(rows / PAGE / 2),
  [LAST]: ({ rows }) => page(rows / PAGE),
  ...SEARCHES,
  'page 1 by name': () => page(1, '&sort=name'),
  'last page by name': ({ rows }) => page(rows / PAGE, '&sort=name'),
  'palette: a name that a seventh have': () => `/api/search?q=${FREQUENT_NAME.toLowerCase()}`,
  'palette: one email': ({ rows }) => `/api/search?q=person${rows - 7}@`,
};

export async function lists() {
  return report(await onEachEngine(measure));
}

async function measure(engine, place) {
  // It makes the schema; while rows are added it does not run, so that it need not hear of them.
  await withServer(place, () => {});
  const results = [];
  let from = 1;
  for (const size of SIZES) {
    const count = figure(size.rows);
    await step(`Lists: ${engine}, up to ${count} enquiries`, () => seed(place, from, size.rows));
    from = size.rows + 1;
    const answers = await withServer(place, ({ url }) =>
      step(`Lists: ${engine}, asking`, () => ask(url, size)),
    );
    results.push(answers);
  }
  return results;
}

async function ask(url, size) {
  const headers = await logIn(url);
  const read = (path) => answerTo(url + path, headers);
  const { total } = await read(page(1));
  if (total !== size.rows) throw new Error(`the list counts ${total} of ${size.rows} enquiries`);
  const results = {};
  for (const [question, pathFor] of Object.entries(QUESTIONS)) {
    const path = pathFor(size);
    for (let call = 0; call < WARM_UP_CALLS; call++) await read(path);
    const times = [];
    const since = performance.now();
    while (times.length < CALLS && (times.length < FEWEST_CALLS || performance.now() - since < LONGEST_MS)) {
      const started = performance.now();
      const { items } = await read(path);
      times.push(performance.now() - started);
      if (items.length === 0) throw new Error(`${path} found nothing`);
    }
    results[question] = { median: median(times), p95: quantile(times, 0.95) };
  }
  return results;
}

/** A server that is overloaded says so and is asked again: the wait counts. */
async function answerTo(url, headers) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await fetch(url, { headers });
    if (answer.status !== 503) {
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    }
    await answer.text();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error(`${url} is overloaded`);
}

function report(results) {
  const engines = Object.entries(results);
  const cell = ({ median, p95 }) => `${figure(median)} / ${figure(p95)}`;
  const rows = Object.keys(QUESTIONS).map((question) => [
    question,
    ...engines.flatMap(([, sizes]) => sizes.map((answers) => cell(answers[question]))),
  ]);
  const head = ['', ...engines.flatMap(([engine]) => SIZES.map(({ rows }) => `${engine} ${figure(rows)}`))];
  const bars = engines.flatMap(([engine, sizes]) => {
    const largest = sizes.at(-1);
    const at = (what) => `${what} of 1 million on ${engine}, p95`;
    return [
      under(at('List page 1'), MOST_MS, largest[FIRST].p95, ' ms'),
      under(at('Last page'), MOST_MS, largest[LAST].p95, ' ms'),
      ...Object.keys(SEARCHES).map((question) =>
        under(at(`Search, ${question},`), MOST_MS, largest[question].p95, ' ms'),
      ),
    ];
  });
  return {
    heading: 'Load: lists and searches as they grow',
    bars,
    figures: {},
    text: `Milliseconds, median / 95th percentile of ${CALLS} calls one after the other (fewer, at least ${FEWEST_CALLS}, where they take over ${LONGEST_MS / CALLS} ms
each), through HTTP on 127.0.0.1, each with its session check and its count. A page has ${PAGE} enquiries.

${table(head, rows)}`,
  };
}
