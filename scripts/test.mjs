import { forgetResults, writeAttackTable } from './lib/attack-table.mjs';
import { findBrowser } from './lib/browser.mjs';
import { findFirefox, findWebKit } from './lib/other-browsers.mjs';
import { inRoot, tools } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runPinned } from './lib/run.mjs';
import { explained, Failure, say, seconds, step } from './lib/say.mjs';

const { TEST_DATABASE_URL: givenDatabase, ...sqliteEnv } = process.env;
const filters = process.argv.slice(2);
const leftOut = [];
const usesDatabase = [
  'src/app',
  'src/features',
  'src/records',
  'src/platform',
  'src/site/head',
  'src/testing',
];

explained(async () => {
  const since = performance.now();
  await ensureInstalled();
  if (filters.length > 0) return phase('Tests on SQLite', [tools.vitest, 'run', ...filters], sqliteEnv);
  await phase('Checks', [inRoot('scripts/check.mjs')]);
  await ensureBuilt();
  forgetResults();
  try {
    await phase('Tests on SQLite', [tools.vitest, 'run'], { ...sqliteEnv, ATTACKS_IN: 'SQLite' });
    await testOnPostgres();
    await testInBrowser();
  } finally {
    writeAttackTable();
  }
  say(leftOut.length > 0 ? `! Green but for what was left out: ${leftOut.join(', ')}` : '✓ All green');
  say(`  ${seconds(since)}`);
});

async function testOnPostgres() {
  const postgres = givenDatabase
    ? { url: givenDatabase, stop() {} }
    : await startPostgres().catch(leaveOut('PostgreSQL tests'));
  if (!postgres) return;
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url, ATTACKS_IN: 'PostgreSQL' };
    await phase('Tests on PostgreSQL', [tools.vitest, 'run', ...usesDatabase], env);
  } finally {
    postgres.stop();
  }
}

async function testInBrowser() {
  const browser = await findBrowser().catch(leaveOut('Browser journeys'));
  if (!browser) return;
  const env = {
    ...sqliteEnv,
    ATTACKS_IN: 'browser',
    ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}),
    ...(await findFirefox().catch(leaveOut('Journeys in Firefox'))),
    ...(await findWebKit().catch(leaveOut('Journeys in WebKit'))),
  };
  await phase('Browser journeys', [tools.playwright, 'test'], env);
}

async function phase(name, args, env = process.env) {
  const { code, interrupted } = await step(name, () => runPinned(args, { env, show: true }));
  if (code !== 0) throw new Failure(interrupted ? 'Interrupted' : `${name} failed`);
}

function leaveOut(what) {
  return (error) => {
    if (!(error instanceof Failure) || process.env.REQUIRE_ALL === '1') throw error;
    say(`! ${what} left out: ${error.message}`);
    leftOut.push(what);
  };
}
