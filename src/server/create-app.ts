import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { inviteMail, resetMail, verifyMail } from '~/account/account.mails.server';
import { noticeMail } from '~/account/notice.mail.server';
import type { Config } from '~/config.server';
import { firstRecords, resourceMails, resources } from '~/resources/index.server';
import { buildApp } from './app';
import { ensureFirstAdmin } from './auth/first-admin';
import { scheduleBackups } from './backup/schedule';
import { openDatabase } from './db';
import { migrate } from './db/migrate';
import { createFileStore } from './files';
import { watchRoom } from './files/room-watch';
import { startHousekeeping } from './housekeeping';
import { createMailer } from './mail/mailer';

export const mailTemplates = [resetMail, verifyMail, inviteMail, noticeMail, ...resourceMails];

interface CreateOptions {
  config: Config;
  loadPages: () => Promise<ServerBuild>;
  /** Vite serves the browser's files then. */
  development?: boolean;
  /** Told once, on the very first start. */
  onFirstAdmin?: (admin: { email: string; password: string | undefined }) => void;
}

/** Opens what the app stands on, brings the schema up to date and hands back the app, ready to listen. */
export async function createApp({ config, loadPages, development = false, onFirstAdmin }: CreateOptions) {
  const db = openDatabase(config);
  await migrate(db);
  for (const fill of firstRecords) await fill(db);
  const files = createFileStore(config);
  const mailer = createMailer({ config, db, templates: mailTemplates });
  const clientDir = development ? undefined : path.resolve('build/client');
  const pages = { loadBuild: loadPages, clientDir, publicUrl: config.publicUrl };
  const fastify = await buildApp({ config, db, mailer, files, pages });
  const firstAdmin = await ensureFirstAdmin(db, config, fastify.log);
  if (firstAdmin) onFirstAdmin?.(firstAdmin);
  mailer.start(fastify.log);
  const stopHousekeeping = startHousekeeping({ db, files, mailer }, resources, fastify.log);
  const stopWatching = watchRoom({ db, files }, fastify.log);
  const stopBackups = scheduleBackups({ config, db, files }, fastify.log);

  /** Finishes the requests in flight and the mail being sent, then lets go of the database. */
  async function close() {
    const over = Promise.all([stopHousekeeping(), stopWatching(), stopBackups()]);
    await Promise.all([fastify.close(), mailer.stop()]);
    await over;
    await db.destroy();
  }
  return { fastify, close, host: config.host, port: config.port };
}
