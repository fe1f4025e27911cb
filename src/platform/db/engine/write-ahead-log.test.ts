// On SQLite alone: PostgreSQL has processes of its own for that.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '~/testing/start-app';
import { countRounds } from '~/testing/timing/count-rounds';
import type { Database } from '../schema';
import { SQLITE_FILE } from './sqlite';
import { emptyWriteAheadLog, watchWriteAheadLog } from './write-ahead-log';

const PATIENCE = { timeout: 60_000, interval: 50 };

const state = async (db: Database) =>
  (await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db)).rows[0];

/** So many pages at least. */
const write = (db: Database, pages: number) =>
  sql`with recursive "n"("n") as (select 1 union all select "n" + 1 from "n" where "n" < ${pages})
    insert into "limits" ("key", "used", "blockedUntil", "expiresAt")
    select hex(randomblob(2000)), 1, '', '' from "n"`.execute(db);

test('the log is emptied beside the process, which goes on meanwhile', async () => {
  const { db, dataDir } = await startApp();
  await write(db, 1000);
  const rounds = countRounds();
  await emptyWriteAheadLog(db);
  expect(rounds()).toBeGreaterThan(0);
  expect(fs.statSync(path.join(dataDir, `${SQLITE_FILE}-wal`)).size).toBe(0);
});

test('a log that has grown is copied home before SQLite does it itself, once nobody reads what was before', async () => {
  const { db, dataDir } = await startApp();
  await emptyWriteAheadLog(db);
  const reader = new DatabaseSync(path.join(dataDir, SQLITE_FILE));
  reader.exec('begin');
  reader.prepare('select count(*) from limits').get();
  await write(db, 4000);
  const { log = 0, checkpointed } = (await state(db)) ?? {};
  expect([log > 7168 && log < 16_384, checkpointed]).toEqual([true, 0]);
  reader.exec('rollback');
  reader.close();
  const stop = watchWriteAheadLog(db);
  onTestFinished(stop);
  await vi.waitFor(
    async () => expect(await state(db)).toEqual({ busy: 0, log, checkpointed: log }),
    PATIENCE,
  );
});
