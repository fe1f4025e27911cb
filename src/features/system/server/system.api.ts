import fs from 'node:fs/promises';
import { fromNow, now } from '~/lib/time';
import { backupFolder, lastBackup } from '~/platform/backup/archive/folder';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { version } from '../../../../package.json';
import { systemCall } from '../system-call';

/** For admins alone: who knows what runs here, and what is missing, knows where to begin. */
export const systemApi: ApiModule = (api, { config, db, mailer }) => {
  const startedAt = fromNow(-process.uptime() * 1000);
  routesOf(api, 'System')(systemCall, { access: 'system:read' }, async () => {
    const { bavail, blocks, bsize } = await fs.statfs(config.dataDir);
    return {
      version,
      node: process.versions.node,
      engine: engineOf(db),
      startedAt,
      backup: {
        keepDays: config.backupKeepDays ?? null,
        last: (await lastBackup(backupFolder(config.dataDir))) ?? null,
      },
      disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
      mail: {
        delivery: mailer.delivery,
        queued: await countMails(db, 'queued'),
        failed: await countMails(db, 'failed'),
      },
      sessions: await countSessions(db),
    };
  });
};

async function countMails(db: Database, status: 'queued' | 'failed') {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

const countSessions = (db: Database) =>
  db
    .selectFrom('sessions')
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.count<number>('userId').distinct().as('accounts'),
    ])
    .where('expiresAt', '>', now())
    .executeTakeFirstOrThrow();
