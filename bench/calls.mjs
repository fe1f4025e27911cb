// What the staff call all day, a list of ten and a search, beside one nginx worker that sends our landing page.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { say, step } from '../scripts/lib/say.mjs';
import { atLeast, figure, table, under } from './lib/figures.mjs';
import { alternate } from './lib/load.mjs';
import { startNginx } from './lib/nginx.mjs';
import { read } from './lib/read.mjs';
import { seed } from './lib/seeds/seed.mjs';
import { employ, startServer, withFolder, withServer } from './lib/server.mjs';
import { findWrk } from './lib/wrk.mjs';

const ROWS = 100_000;
const FEW_ROWS = 10;
const CLIENTS = 8;
/** So many that none of them calls more often than an account may. */
const PEOPLE = 40;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 3;
const FOUND = 61;
const [LIST, SEARCH] = ['/api/quotes?page=1', '/api/quotes?page=1&field=name&q=mensah%2077'];
const MOST_MB = 150;

export async function calls() {
  const wrk = findWrk();
  if (!wrk) {
    say('! wrk is not installed: signed-in calls are left out');
    return report({}, Number.NaN);
  }
  return withFolder(async (folder) => {
    const [full, small] = [join(folder, 'full'), join(folder, 'small')];
    const people = await step(`Calls: seeding ${figure(ROWS)} enquiries`, () => fill(full, ROWS));
    const others = await fill(small, FEW_ROWS);
    const servers = [await startServer({ dataDir: full }), await startServer({ dataDir: small })];
    const nginx = await startNginx(folder, await read(`${servers[0].url}/`));
    if (!nginx) say('! nginx is not installed: the comparison with it is left out');
    try {
      await expectFound(servers[0].url, people[0]);
      const ask = (server, path, who) => (seconds) =>
        wrk({ url: server.url + path, people: who, clients: CLIENTS, seconds }, server);
      const sides = {
        list: ask(servers[0], LIST, people),
        search: ask(servers[0], SEARCH, people),
        small: ask(servers[1], LIST, others),
        ...(nginx ? { nginx: (seconds) => wrk({ url: nginx.url, clients: CLIENTS, seconds }, nginx) } : {}),
      };
      return await step('Calls: lists and searches', async () => {
        for (const side of Object.values(sides)) await side(WARM_UP_SECONDS);
        const timed = Object.entries(sides).map(([name, side]) => [name, () => side(SECONDS)]);
        const measured = await alternate(Object.fromEntries(timed), ROUNDS);
        return report(measured, servers[0].rssMib());
      });
    } finally {
      for (const one of [...servers, ...(nginx ? [nginx] : [])]) await one.stop();
    }
  });
}

/** The headers of its staff. */
async function fill(dataDir, rows) {
  const people = await withServer({ dataDir }, ({ url }) => employ(url, PEOPLE));
  await seed({ dataDir, databaseUrl: '' }, 1, rows);
  const db = new DatabaseSync(join(dataDir, 'peepalworks.sqlite'));
  const number = 'cast(substr(reference, 4) as integer)';
  db.exec(`update enquiries set name = 'Kofi Mensah ' || ${number} where ${number} % 18 = 6 or ${number} = 77; analyze;
    pragma wal_checkpoint(truncate)`);
  db.close();
  return people;
}

async function expectFound(url, headers) {
  const { total } = await (await fetch(url + SEARCH, { headers })).json();
  if (total !== FOUND) throw new Error(`the search found ${total} of ${FOUND}`);
}

function report(measured, rss) {
  const { list, search, small, nginx } = measured;
  const share = (one, of = nginx, name = 'rate') => (one?.[name] ?? Number.NaN) / (of?.[name] ?? Number.NaN);
  const names = {
    list: `list of 10 among ${figure(ROWS)}`,
    small: `list of 10 among ${FEW_ROWS}`,
    search: `search that finds ${FOUND} of ${figure(ROWS)}`,
    nginx: 'nginx, one worker, `/`',
  };
  const rows = Object.entries(names)
    .filter(([key]) => key in measured)
    .map(([key, name]) => {
      const one = measured[key];
      const shares = [share(one), share(one, nginx, 'ratePerCpuSecond')].map((of) => of.toFixed(4));
      return [name, figure(one.rate), figure(one.ratePerCpuSecond), ...shares];
    });
  return {
    heading: 'Load: signed-in calls',
    bars: [
      atLeast('List of 10 for the staff, share of one nginx worker', 0.032, share(list)),
      atLeast('Search in names, share of one nginx worker', 0.012, share(search)),
      atLeast(
        `List of 10 among ${figure(ROWS)}, share of that among ${FEW_ROWS}`,
        0.85,
        share(list, small, 'ratePerCpuSecond'),
      ),
      under('RSS after lists and searches', MOST_MB, rss, ' MB'),
    ],
    figures: {},
    text: `\`wrk\` with ${CLIENTS} connections that stay open, on the cores of the servers; median of ${ROUNDS} rounds of ${SECONDS} s in turn. SQLite, ${PEOPLE} of the staff
in turn. The share of a small table is taken per second of CPU time.

${table(['', 'per second', 'per CPU second', 'of nginx', 'of nginx, per CPU second'], rows)}`,
  };
}
