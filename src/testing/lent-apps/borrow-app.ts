import fs from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { SQLITE_FILE } from '~/platform/db/engine/sqlite';
import type { Database } from '~/platform/db/schema';
import { buildTestApp, type TestApp } from '../test-app';
import { emptyTables, isFull, schemaVersion } from '../test-database';
import { idleApps, type LentApp } from './idle-apps';

/**
 * An app on a database, data folder and mail folder as new. One without settings of its own is handed on from test to test
 * of a worker: to build one takes longer than most tests.
 */
export async function borrowApp(...options: Parameters<typeof buildTestApp>): Promise<TestApp> {
  const [env = {}, ...more] = options;
  if (Object.keys(env).length > 0 || more.some(Boolean)) return buildTestApp(...options);
  const lent = idleApps.pop() ?? (await newApp());
  return { ...lent.t, close: () => giveBack(lent) };
}

async function newApp(): Promise<LentApp> {
  const t = await buildTestApp();
  return { t, schema: await schemaVersion(t.db) };
}

async function giveBack(lent: LentApp) {
  const { t, schema } = lent;
  if (t.isUsedUp() || hasSpies(t)) return t.close();
  if ((await schemaVersion(t.db)) !== schema || (await hasLimited(t.db)) || (await isFull(t.db)))
    return t.close();
  await emptyTables(t.db);
  await emptyFolder(t.dataDir);
  idleApps.push(lent);
}

/**
 * Who has had their share of something is noted in the process as well. They are refused for it, which is seen (see used-app.ts), but
 * by the limit of new devices: of those that say nothing it lets somebody have the fewest.
 */
const FEWEST_IN_SILENCE = 50;

const hasLimited = async (db: Database) =>
  (await db.selectFrom('limits').select('key').where('used', '>=', FEWEST_IN_SILENCE).limit(1).execute())
    .length > 0;

const hasSpies = ({ app, db, files, mailer }: TestApp) =>
  [app, db, files, mailer]
    .flatMap((part) => Object.values(Object.getOwnPropertyDescriptors(part)))
    .some(({ value }) => vi.isMockFunction(value));

async function emptyFolder(dataDir: string) {
  const names = await fs.readdir(dataDir);
  const others = names.filter((name) => !name.startsWith(SQLITE_FILE));
  await Promise.all(others.map((name) => fs.rm(path.join(dataDir, name), { recursive: true })));
}
