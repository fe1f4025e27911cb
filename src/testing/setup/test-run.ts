import { randomUUID } from 'node:crypto';
import { openDatabase } from '~/platform/db';
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
  if (template) {
    const db = openDatabase({ databaseUrl: template.url, dataDir: '' });
    await migrate(db);
    await db.destroy();
    process.env.TEST_TEMPLATE = new URL(template.url).pathname.slice(1);
  }
  return async () => {
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
