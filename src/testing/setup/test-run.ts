import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '~/platform/db';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import { migrate } from '~/platform/db/migrate';
import { createTestDatabase, onServer } from '../test-database';

/**
 * Before the first test and after the last: the databases of this run carry its name, and go with it. One with every table
 * is made here, and copied for the tests: to make it takes longer than most of them.
 */
export default async function testRun() {
  const run = randomUUID().slice(0, 8);
  process.env.TEST_RUN = run;
  const template = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-template-'));
  const db = openDatabase({ databaseUrl: template?.url, dataDir });
  await migrate(db);
  await db.destroy();
  process.env.TEST_TEMPLATE = template
    ? new URL(template.url).pathname.slice(1)
    : path.join(dataDir, SQLITE_FILE);
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    const server = process.env.TEST_DATABASE_URL;
    if (!server) return;
    await onServer(server, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`test\\_${run}\\_%`],
      );
      for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    });
  };
}
