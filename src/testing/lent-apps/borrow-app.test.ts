import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { fillEveryTable } from '../filled/full-tables';
import { listening } from '../listening';
import { buildTestApp, type TestApp } from '../test-app';
import { borrowApp } from './borrow-app';

/** Those of a search by words are SQLite's own; counts are of each connection, and come to nothing. */
const LEFT = /^migrations$|^recordCounts$|Search_/;

/** All that a database and a folder hold, but for when things happened. */
async function contentOf({ db, dataDir }: TestApp) {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !LEFT.test(name));
  const rows = tables.map(async ({ name }) => [
    name,
    await sql`select * from ${sql.table(name)}`.execute(db),
  ]);
  const counted = db.selectFrom('recordCounts').select('total').execute();
  const total = (await counted).reduce((sum, one) => sum + Number(one.total), 0);
  const folders = await fs.readdir(dataDir, { recursive: true });
  return {
    total,
    rows: await Promise.all(rows),
    folders: folders.filter((name) => !/sqlite-(wal|shm)$/.test(name)),
  };
}

test('an app that is handed on is as new, whatever was written', async () => {
  const fresh = await buildTestApp();
  const first = await borrowApp();
  await fillEveryTable(first);
  await first.mailer.flush();
  await first.close();
  const next = await borrowApp();
  expect(next.app).toBe(first.app);
  expect(await contentOf(next)).toEqual(await contentOf(fresh));
  await next.close();
  await fresh.close();
});

/** The database itself goes with it, too, and is not handed on to the tests of other files. */
const addTable = ({ db }: TestApp) => sql`create table "guest" ("_id" text)`.execute(db);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a database whose tables were changed is nobody else’s',
  async () => {
    const changed = await buildTestApp();
    const { databaseUrl } = changed.config;
    await addTable(changed);
    await changed.close();
    const next = await buildTestApp();
    const again = next.config.databaseUrl;
    await next.close();
    const third = await buildTestApp();
    expect([again === databaseUrl, third.config.databaseUrl]).toEqual([false, again]);
    await third.close();
  },
);

test.each<[string, (t: TestApp) => unknown]>([
  ['listened', ({ app }) => listening(app)],
  ['was closed', ({ app }) => app.close()],
  ['sends mails by itself', ({ mailer, app }) => mailer.start(app.log)],
  ['has a part that a test has taken away', ({ files }) => vi.spyOn(files, 'check')],
  ['has another table', addTable],
  ['keeps figures', ({ app }) => app.inject('/api/insights')],
  [
    'has refused somebody for their number',
    async ({ app }) => {
      const body = { email: 'a@b.example', password: 'x' };
      const login = () => app.inject({ method: 'POST', url: '/api/user/admin-login', payload: body });
      while ((await login()).statusCode !== 429);
    },
  ],
])('an app that %s is not', async (_what, use) => {
  const first = await borrowApp();
  await use(first);
  await first.close();
  const next = await borrowApp();
  expect(next.app).not.toBe(first.app);
  await next.close();
});
