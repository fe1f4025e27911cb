import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { migrate } from '~/platform/db/migrate';
import { createFileStore } from '~/platform/files';
import type { Registry } from '~/platform/http/services';
import { fillWithDemo } from './demo.server';

/** Before the server opens: its database is made, filled once, and its three logins get new passwords. */
export async function demoLogins(config: Config, features: Registry['features']) {
  const db = openDatabase(config);
  try {
    await migrate(db);
    return await fillWithDemo({ db, files: createFileStore(config), features });
  } finally {
    await db.destroy();
  }
}
