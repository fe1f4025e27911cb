import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '~/config.server';
import { now } from '~/lib/time';
import { resourceApis, resources } from '~/resources/index.server';
import type { Role } from '~/resources/permissions';
import type { Resource } from '~/resources/resource';
import { buildApp } from '~/server/app';
import { hashPassword } from '~/server/auth/password';
import { startSession } from '~/server/auth/sessions';
import { mailTemplates } from '~/server/create-app';
import { openDatabase } from '~/server/db';
import { migrate } from '~/server/db/migrate';
import type { NewRow } from '~/server/db/schema';
import { SQLITE_FILE } from '~/server/db/sqlite';
import { createFileStore } from '~/server/files';
import { newId } from '~/server/ids';
import { createMailer } from '~/server/mail/mailer';
import type { ApiModule } from '~/server/services';
import { borrowTestDatabase, ownTestDatabase } from './test-database';

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

interface LogStream {
  write(line: string): void;
}

export const PASSWORD = 'Correct-Horse-7!';
let passwordHash: Promise<string> | undefined;

/** With every table, as a new installation has it. Copied: to make it takes longer than most tests. */
async function migratedFile() {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'peepalworks-test-'));
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db);
  await db.destroy();
  const file = await fs.readFile(path.join(dataDir, SQLITE_FILE));
  await fs.rm(dataDir, { recursive: true });
  return file;
}

let migrated: ReturnType<typeof migratedFile> | undefined;

/** One that only a test has. Its table is not for the other tests: they borrow no database that has had it. */
interface TestEntity {
  resource: Resource;
  api: ApiModule;
}

/** The real app on a database, data folder and mail folder of its own. Close it when done. */
export async function buildTestApp(
  env: Record<string, string> = {},
  logStream?: LogStream,
  entity?: TestEntity,
) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'peepalworks-test-'));
  const database = await (entity ? ownTestDatabase() : borrowTestDatabase());
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database?.url, ...env });
  if (!database && !entity) {
    migrated ??= migratedFile();
    await fs.writeFile(path.join(dataDir, SQLITE_FILE), await migrated);
  }
  const db = openDatabase(config);
  await migrate(db);
  const files = createFileStore(config);
  const mailer = createMailer({ config, db, templates: mailTemplates });
  const app = await buildApp({
    config,
    db,
    mailer,
    files,
    // A machine that does something else as well is slow, not wrong.
    busiestMs: Number.POSITIVE_INFINITY,
    ...(logStream ? { logStream } : { quiet: true }),
    ...(entity
      ? {
          entities: {
            resources: [...resources, entity.resource],
            resourceApis: [...resourceApis, entity.api],
          },
        }
      : {}),
  });

  /** A person with that role and PASSWORD, their address confirmed unless said otherwise. */
  async function addUser(role: Role, values: Partial<NewRow<'users'>> = {}) {
    passwordHash ??= hashPassword(PASSWORD);
    const user = {
      _id: newId(),
      name: `Test ${role}`,
      email: `${role}.${newId().slice(-6)}@test.example`,
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
    await database?.giveBack();
    await fs.rm(dataDir, { recursive: true });
  }

  return { app, db, config, files, mailer, dataDir, addUser, logIn, close };
}
