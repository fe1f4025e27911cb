import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '~/platform/db/migrations';
import { newSite, startServer } from '~/testing/servers/server-process';

const PROCESS = `
  import { runnerImport } from 'vite';
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } };
  const { module } = await runnerImport('./faults/lib/half-way.ts', options);
  await module.migrateHalfWay(JSON.parse(process.argv[1]));
`;

async function killHalfWay(config: object) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROCESS, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [said] = await once(child.stdout, 'data');
  expect(`${said}`).toBe('half-way');
  child.kill('SIGKILL');
  await once(child, 'close');
}

test('attack 34: a migration killed half-way leaves nothing behind, and the next start completes', async () => {
  const { db, port, env, dataDir } = await newSite();
  const config = { dataDir, databaseUrl: env.DATABASE_URL || undefined };
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  const start = async () => {
    const server = startServer(port, env);
    await server.ready();
    expect(await server.kill('SIGTERM')).toBe(0);
    const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  };
  await killHalfWay(config);
  await expect.poll(tables).toEqual([]);
  await start();
  const complete = await tables();
  await killHalfWay(config);
  await expect.poll(tables).toEqual(complete);
  await start();
});
