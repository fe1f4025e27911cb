import { onTestFinished } from 'vitest';
import { buildApp } from '~/app/build-app';
import { openDatabase } from '~/platform/db';
import type { PagesOptions } from '~/platform/pages/pages';
import { caller } from '../start-app';
import type { TestApp } from '../test-app';

/** Another process of the same site, as far as anybody can tell: nothing but the database and the files is shared. */
export async function startNeighbour({ config, files, mailer }: TestApp, pages?: PagesOptions) {
  const db = openDatabase(config);
  const app = await buildApp({
    config,
    db,
    mailer,
    files,
    busiestMs: Number.POSITIVE_INFINITY,
    quiet: true,
    ...(pages ? { pages } : {}),
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, db, call: caller(app) };
}
