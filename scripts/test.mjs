import { findBrowser } from './lib/browsers/browser.mjs';
import { findFirefox, findHeadlessShell, findWebKit } from './lib/browsers/other-browsers.mjs';
import { inRoot, tools } from './lib/paths.mjs';
import { newRun } from './lib/phases.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { explained } from './lib/say.mjs';

const { TEST_DATABASE_URL: givenDatabase, ...sqliteEnv } = process.env;
const filters = process.argv.slice(2);
const { phase, leaveOut, finish } = newRun();

explained(async () => {
  await ensureInstalled();
  if (filters.some((name) => name.includes('component')))
    return testComponents(await withBrowser(await findBrowser()), filters);
  if (filters.length > 0) return testOnSqlite(filters);
  await phase('Checks', [inRoot('scripts/check.mjs')]);
  await ensureBuilt();
  await testOnSqlite();
  await testOnPostgres();
  await testInBrowser();
  finish();
});

function testOnSqlite(only = []) {
  return phase('Tests on SQLite', [tools.vitest, 'run', ...only], { env: sqliteEnv });
}

async function testOnPostgres() {
  const postgres = givenDatabase
    ? { url: givenDatabase, stop() {} }
    : await startPostgres({ quick: true }).catch(leaveOut('PostgreSQL tests'));
  if (!postgres) return;
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
    await phase('Tests on PostgreSQL', [tools.vitest, 'run'], { env });
  } finally {
    postgres.stop();
  }
}

async function testInBrowser() {
  const browser = await findBrowser().catch(leaveOut('Component tests and browser journeys'));
  if (!browser) return;
  const inChromium = await withBrowser(browser);
  const env = {
    ...inChromium,
    ...(await findFirefox().catch(leaveOut('Journeys in Firefox'))),
    ...(await findWebKit().catch(leaveOut('Journeys in WebKit'))),
  };
  // Journeys wait often, for a mail or for a page: the parts are tested meanwhile, and both are heard to the end.
  const both = await Promise.allSettled([
    phase('Browser journeys', [tools.playwright, 'test'], { env }),
    testComponents(inChromium, [], { beside: true }),
  ]);
  for (const { reason } of both) if (reason) throw reason;
}

function testComponents(env, only = [], { beside = false } = {}) {
  const args = [tools.vitest, 'run', '--config', inRoot('vitest.components.config.ts'), ...only];
  return phase('Component tests', args, { env, beside });
}

async function withBrowser({ path }) {
  return path ? { ...sqliteEnv, CHROMIUM_PATH: path, ...(await findHeadlessShell()) } : sqliteEnv;
}
