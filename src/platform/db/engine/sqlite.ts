import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { transactionEnded } from './commit/after-commit';
import { isBusy } from './faults';
import { readsAtOnce } from './read-at-once';
import { prepareStatement } from './sqlite-statement';

export const SQLITE_FILE = 'peepalworks.sqlite';
/** The file's own mark (`user_version`) that nothing was ever deleted in it without being overwritten. */
export const OVERWRITES_DELETED = 1;
const PREPARED_STATEMENTS = 500;
/** Then what was prepared knows columns by names that they may no longer have. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i;
/** A commit waits for the disk; it is in the file, and reaches the disk with the next one that waits. */
export const SYNCED = 'pragma synchronous = full';
export const UNSYNCED = 'pragma synchronous = normal';
/** 64 MB. */
const PAGES_AHEAD = 16_384;
const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 3;
const NOTHING_TO_UNDO = 'no transaction is active';

/** Kysely's own SQLite dialect over Node's built-in SQLite, and a shorter way for what only reads. */
export function sqliteDialect(dataDir: string) {
  let opened: DatabaseSync | undefined;
  const config = {
    async database() {
      opened = await openFile(path.join(dataDir, SQLITE_FILE));
      return kyselyDatabase(opened);
    },
  };
  const standard = new SqliteDialect(config);
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => standard.createIntrospector(db),
    createQueryCompiler: () => standard.createQueryCompiler(),
  };
  return { dialect, readAtOnce: readsAtOnce(() => opened) };
}

/** A deferred transaction that turns from reading to writing fails at once when another process writes. */
class ImmediateDriver extends SqliteDriver {
  #patient: DatabaseConnection | undefined;

  override async acquireConnection() {
    this.#patient ??= patient(await super.acquireConnection());
    return this.#patient;
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    transactionEnded(connection, { committed: true });
  }

  /** What SQLite has undone by itself, on a full disk, is not undone again: that fault would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    transactionEnded(connection, { committed: false });
    try {
      await super.rollbackTransaction(connection);
    } catch (fault) {
      if (!(fault instanceof Error && fault.message.includes(NOTHING_TO_UNDO))) throw fault;
    }
  }
}

/** SQLite's own way to wait for another process's transaction would stop everything else in this one. */
const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query) => untilFree(() => connection.executeQuery(query)),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});

async function untilFree<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  const until = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (fault) {
      if (!isBusy(fault) || Date.now() > until) throw fault;
      await wait(BUSY_PAUSE_MS);
    }
  }
}

async function openFile(file: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would let everybody on the machine read it; its write-ahead log takes after it. Only if it is new: to close a
  // file that SQLite has open in this process would take its locks away.
  const isNew = !fs.existsSync(file);
  if (isNew) fs.closeSync(fs.openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  await untilFree(() => db.exec('pragma journal_mode = wal'));
  db.exec(`${SYNCED}; pragma temp_store = memory;`);
  // What is deleted is overwritten: who was erased must not stand in the file until its page happens to be used again.
  db.exec('pragma secure_delete = on');
  if (isNew) await untilFree(() => db.exec(`pragma user_version = ${OVERWRITES_DELETED}`));
  // What is written again and again, the inner pages of the indexes, is copied home once for many commits.
  db.exec(`pragma wal_autocheckpoint = ${PAGES_AHEAD}`);
  // LIKE and lower() fold ASCII letters only.
  db.function('fold', { deterministic: true }, (text) => String(text ?? '').toLowerCase());
  return db;
}

function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, ReturnType<typeof prepareStatement>>({ max: PREPARED_STATEMENTS });
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepareStatement(db.prepare(sql));
      if (CHANGES_TABLES.test(sql)) prepared.clear();
      else prepared.set(sql, statement);
      return statement;
    },
    close: () => db.close(),
  };
}
