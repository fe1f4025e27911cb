import fs from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import { buildTestApp, type TestApp } from './test-app';
import { emptyTables, schemaVersion } from './test-database';

interface LentApp {
  t: TestApp;
  schema: string;
}

/** Those of this worker that nobody has at the moment, as new. */
const waiting: LentApp[] = [];

/**
 * An app on a database, data folder and mail folder as new. One without settings of its own is handed on from test to test:
 * to build one takes longer than most tests.
 */
export async function borrowApp(...options: Parameters<typeof buildTestApp>): Promise<TestApp> {
  const [env = {}, ...more] = options;
  if (Object.keys(env).length > 0 || more.some(Boolean)) return buildTestApp(...options);
  const lent = waiting.pop() ?? (await newApp());
  return { ...lent.t, close: () => giveBack(lent) };
}

async function newApp(): Promise<LentApp> {
  const t = await buildTestApp();
  return { t, schema: await schemaVersion(t.db) };
}

async function giveBack(lent: LentApp) {
  const { t, schema } = lent;
  if (t.isUsedUp() || hasSpies(t) || (await schemaVersion(t.db)) !== schema) return t.close();
  await emptyTables(t.db);
  await emptyFolder(t.dataDir);
  waiting.push(lent);
}

const hasSpies = ({ app, db, files, mailer }: TestApp) =>
  [app, db, files, mailer]
    .flatMap((part) => Object.values(Object.getOwnPropertyDescriptors(part)))
    .some(({ value }) => vi.isMockFunction(value));

async function emptyFolder(dataDir: string) {
  const names = await fs.readdir(dataDir);
  const others = names.filter((name) => !name.startsWith(SQLITE_FILE));
  await Promise.all(others.map((name) => fs.rm(path.join(dataDir, name), { recursive: true })));
}
