import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '~/app/build-app';
import { houseRegistry } from '~/app/features.server';
import { firmReader } from '~/features/content/firm.server';
import { now } from '~/lib/time';
import type { Role } from '~/model/permissions';
import { hashPassword } from '~/platform/auth/passwords/password';
import { startSession } from '~/platform/auth/sessions/sessions';
import { readConfig } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { newId } from '~/platform/db/ids';
import { migrate } from '~/platform/db/migrate';
import type { NewRow } from '~/platform/db/schema';
import { createFileStore } from '~/platform/files';
import type { Feature } from '~/platform/http/services';
import { createMailer } from '~/platform/mail/mailer';
import { mailsOf, registryOf } from '~/records/registry';
import { watchUse } from './lent-apps/used-app';
import { borrowTestDatabase, ownTestDatabase, schemaVersion } from './test-database';

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

interface LogStream {
  write(line: string): void;
}

export const PASSWORD = 'Correct-Horse-7!';
let passwordHash: Promise<string> | undefined;

/** That of the house, with one more that only a test has. */
function registryWith(feature: Feature | undefined) {
  const house = houseRegistry();
  if (!feature) return house;
  return registryOf(
    [...house.features, feature],
    [...house.resources, ...(feature.resource ? [feature.resource] : [])],
  );
}

/**
 * The real app on a database, data folder and mail folder of its own. Close it when done. The table of a feature that only a test
 * has is not for the other tests: they borrow no database that has had it.
 */
export async function buildTestApp(
  env: Record<string, string> = {},
  logStream?: LogStream,
  feature?: Feature,
) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'peepalworks-test-'));
  const database = await (feature ? ownTestDatabase(dataDir) : borrowTestDatabase(dataDir));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database?.url, ...env });
  const db = openDatabase(config);
  // No machine loses its power here: nothing is worth waiting for the disk.
  if (!database) await sql`pragma synchronous = off`.execute(db);
  await migrate(db);
  const schema = database && (await schemaVersion(db));
  const files = createFileStore(config);
  const registry = registryWith(feature);
  const firm = firmReader(db, config);
  const mailer = createMailer({ config, db, files, firm, templates: mailsOf(registry.features) });
  const build = () =>
    buildApp({
      config,
      db,
      mailer,
      files,
      firm,
      // A machine that does something else as well is slow, not wrong.
      busiestMs: Number.POSITIVE_INFINITY,
      ...(logStream ? { logStream } : { quiet: true }),
      registry,
    });
  const { app, isUsedUp, useUp } = await watchUse(build);
  noteCalls(mailer, ['start', 'stop'], useUp);
  noteCalls(db, ['destroy'], useUp);

  /** A person with that role and PASSWORD, their address confirmed unless said otherwise. */
  async function addUser(role: Role, values: Partial<NewRow<'users'>> = {}) {
    passwordHash ??= hashPassword(PASSWORD);
    const user = {
      _id: newId(),
      name: `Test ${role}`,
      email: `${role}.${newId().slice(-12)}@test.example`,
      mobile: '+919818040101',
      role,
      passwordHash: await passwordHash,
      emailVerifiedAt: now(),
      termsVersion: null,
      createdAt: now(),
      ...values,
    };
    await db.insertInto('users').values(user).execute();
    return user;
  }

  /** The header of somebody with that role, logged in as a program is. */
  async function logIn(role: Role, values: Partial<NewRow<'users'>> = {}) {
    const user = await addUser(role, values);
    const { token } = await startSession(db, user._id, 'test', false);
    return { user, token, headers: { authorization: `Bearer ${token}` } };
  }

  async function close() {
    await app.close();
    await mailer.stop();
    await db.destroy();
    await database?.giveBack(schema);
    await fs.rm(dataDir, { recursive: true });
  }

  return { app, db, config, files, firm, mailer, ...registry, dataDir, addUser, logIn, isUsedUp, close };
}

/** Some things are done to a part once and for all. */
function noteCalls<Name extends string>(
  part: Record<Name, (...given: never[]) => unknown>,
  names: readonly Name[],
  note: () => void,
) {
  for (const name of names) {
    const act = part[name];
    part[name] = (...given) => {
      note();
      return act.apply(part, given);
    };
  }
}
