import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { firmReader } from '~/features/content/firm.server';
import { ensureFirstAdmin } from '~/platform/auth/first-admin';
import { scheduleBackups } from '~/platform/backup/schedule';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { watchWriteAheadLog } from '~/platform/db/engine/write-ahead-log';
import { migrate } from '~/platform/db/migrate';
import { createFileStore } from '~/platform/files';
import { watchRoom } from '~/platform/files/store/room-watch';
import { createMailer } from '~/platform/mail/mailer';
import { joinAll } from '~/records/people/join-all';
import { mailsOf } from '~/records/registry';
import { buildApp } from './build-app';
import { houseRegistry } from './features.server';
import { startHousekeeping } from './housekeeping';

interface CreateOptions {
  config: Config;
  loadPages: () => Promise<ServerBuild>;
  /** Vite serves the browser's files then. */
  development?: boolean;
  /** Told how far the schema is when that takes long. */
  onProgress?: (line: string) => void;
  /** Told once, on the very first start. */
  onFirstAdmin?: (admin: { email: string; password: string | undefined }) => void;
}

/** Opens what the app stands on, brings the schema up to date and hands back the app, ready to listen. */
export async function createApp({
  config,
  loadPages,
  development = false,
  onProgress = () => {},
  onFirstAdmin,
}: CreateOptions) {
  const registry = houseRegistry();
  const db = openDatabase(config);
  await migrate(db, { say: onProgress });
  await joinAll({ db, ...registry }, { say: onProgress });
  for (const { firstRecords } of registry.features) await firstRecords?.({ db, ...registry });
  const files = createFileStore(config);
  const firm = firmReader(db, config);
  const mailer = createMailer({ config, db, files, firm, templates: mailsOf(registry.features) });
  const clientDir = development ? undefined : path.resolve('build/client');
  const pages = { loadBuild: loadPages, clientDir, publicUrl: config.publicUrl };
  const fastify = await buildApp({ config, db, mailer, files, firm, pages, registry });
  const firstAdmin = await ensureFirstAdmin({ db, config, firm }, fastify.log);
  if (firstAdmin) onFirstAdmin?.(firstAdmin);
  mailer.start(fastify.log);
  const stopHousekeeping = startHousekeeping({ db, files, firm, mailer, ...registry }, fastify.log);
  const stopWatching = watchRoom({ db, files }, fastify.log);
  const stopCopying = watchWriteAheadLog(db);
  const stopBackups = scheduleBackups({ config, db, files, resources: registry.resources }, fastify.log);

  /** Finishes the requests in flight and the mail being sent, then lets go of the database. */
  async function close() {
    const over = Promise.all([stopHousekeeping(), stopWatching(), stopCopying(), stopBackups()]);
    await Promise.all([fastify.close(), mailer.stop()]);
    await over;
    await db.destroy();
  }
  return { fastify, close, host: config.host, port: config.port };
}
