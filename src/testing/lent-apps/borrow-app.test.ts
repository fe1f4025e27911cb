import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '~/platform/db';
import { fillEveryTable } from '../full-tables';
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

/** It goes with this test: the database itself is handed on to the tests of other files. */
async function addTable({ db, config }: TestApp) {
  await sql`create table "guest" ("_id" text)`.execute(db);
  if (!config.databaseUrl) return;
  onTestFinished(async () => {
    const again = openDatabase(config);
    await sql`drop table "guest"`.execute(again);
    await again.destroy();
  });
}

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
