import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { migrate } from '~/platform/db/migrate';
import { createFileStore } from '~/platform/files';
import { fillWithDemo } from './demo.server';

/** Before the server opens: its database is made, filled once, and its three logins get new passwords. */
export async function demoLogins(config: Config) {
  const db = openDatabase(config);
  try {
    await migrate(db);
    return await fillWithDemo({ db, files: createFileStore(config) });
  } finally {
    await db.destroy();
  }
}
