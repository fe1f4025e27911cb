import { randomUUID } from 'node:crypto';
import { onServer } from '../test-database';

/** Before the first test and after the last: the databases of this run carry its name, and go with it. */
export default function testRun() {
  const run = randomUUID().slice(0, 8);
  process.env.TEST_RUN = run;
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
