import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { now } from '~/lib/time';
import type { Resource } from '~/model/resource';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { learnTableSizes } from '~/platform/db/engine/table-sizes';
import { migrateIn } from '~/platform/db/migrate';
import { migrations } from '~/platform/db/migrations';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { releaseFiles } from '~/platform/files/named/pending-deletions';
import type { FileStore } from '~/platform/files/store/store';
import { CHECKSUM_ENDING, type Manifest, readEntryName } from './archive/format';
import { insertRows } from './archive/insert-rows';
import { checkArchive, entriesOf } from './archive/read-archive';
import { BackupFault } from './fault';
import { clearDatabase, filesNamedIn, ownTablesIn, refuseWhileInUse } from './place';
import { shapeOf, type TableShape } from './tables';

interface RestoreOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl'> & Partial<Pick<Config, 'backupKey'>>;
  files: FileStore;
  resources: readonly Resource[];
  archive: string;
  /** What is there goes. Without it a place that holds something is left alone. */
  replace: boolean;
  /** An archive that is not encrypted is taken even where BACKUP_KEY is set. */
  acceptPlain?: boolean;
  observer?: {
    checked?(manifest: Manifest): void;
    rows?(table: string, soFar: number): void;
    migrated?(line: string): void;
  };
}

const WITHHELD = 'Kept back by a restore: it may have been sent after the backup was made.';

/**
 * Checks the archive, then fills the database in ONE transaction: killed or failed half-way, what was there is there still.
 * Files are put back on the way; their names are random and theirs alone, so that none is ever in the way of another.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { config, files, archive, replace, observer } = options;
  const key = { backupKey: config.backupKey, acceptPlain: options.acceptPlain };
  const manifest = await checkArchive(archive, key);
  refuseNewer(manifest);
  observer?.checked?.(manifest);
  if (!replace) await refuseFiles(config);
  await refuseWhileInUse(config);
  const db = openDatabase(config);
  const restored = new Set<string>();
  const added: string[] = [];
  try {
    await oneProcessAtATime(db, async (trx) => {
      const there = await ownTablesIn(trx);
      if (there.length > 0 && !replace) throw occupied('The database');
      const before = await filesNamedIn(trx, options.resources, there);
      await clearDatabase(trx, there);
      await migrateIn(trx, manifest.migrations);
      await fill(trx);
      await holdMailsBack(trx);
      await migrateIn(trx, undefined, { say: (line) => observer?.migrated?.(line) });
      // What only the replaced records named: the server removes it within the hour after its start.
      for (const key of before) if (!restored.has(key)) await releaseFiles(trx, [key]);
      await learnTableSizes(trx);
    });
  } catch (fault) {
    // No record names them. Those that were there before are left as they are: they are the same.
    for (const key of added) await files.remove(key).catch(() => undefined);
    throw fault;
  } finally {
    await db.destroy();
  }
  return manifest;

  async function fill(trx: DatabaseTransaction) {
    const shapes = new Map<string, TableShape>();
    const inserted = new Map<string, number>();
    for await (const { name, body } of entriesOf(archive, key)) {
      if (name.endsWith(CHECKSUM_ENDING)) continue;
      const holds = readEntryName(name);
      if (holds && 'fileKey' in holds) {
        await putBack(holds.fileKey, body);
      } else if (holds) {
        const shape = shapes.get(holds.table) ?? (await shapeOf(trx, holds.table));
        shapes.set(holds.table, shape);
        const before = inserted.get(holds.table) ?? 0;
        inserted.set(holds.table, before + (await insertRows(trx, shape, body)));
        observer?.rows?.(holds.table, inserted.get(holds.table) ?? 0);
      }
    }
    for (const [table, { rows }] of Object.entries(manifest.tables)) {
      const counted = await sql<{ rows: number }>`select count(*) as "rows" from ${sql.table(table)}`.execute(
        trx,
      );
      if (counted.rows[0]?.rows !== rows) throw new BackupFault(`Not every row of ${table} came through.`);
    }
  }

  async function putBack(key: string, body: AsyncIterable<Buffer>) {
    const there = await files.open(key);
    there?.stream.destroy();
    if (!there) added.push(key);
    await files.putBack(key, body);
    restored.add(key);
  }
}

/** To send them could send them twice; in the outbox they are seen, and one click sends what is still wanted. */
const holdMailsBack = (trx: DatabaseTransaction) =>
  trx
    .updateTable('outbox')
    .set({ status: 'failed', lastError: WITHHELD, nextAttemptAt: now() })
    .where('status', '=', 'queued')
    .execute();

function refuseNewer(manifest: Manifest) {
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupFault(
      `The archive was made by a newer version, which has ${unknown.join(', ')}. Restore it with that version.`,
    );
}

const occupied = (what: string) =>
  new BackupFault(
    `${what} holds something already, and nothing was changed. To throw that away and put the backup in its place, say --replace.`,
  );

async function refuseFiles({ filesUrl, dataDir }: RestoreOptions['config']) {
  if (filesUrl) return;
  const folder = path.join(dataDir, 'files');
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (found.some((entry) => entry.isFile())) throw occupied(`The folder ${folder}`);
}
