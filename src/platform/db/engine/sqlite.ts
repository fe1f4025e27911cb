import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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
import { transactionEnded } from './after-commit';
import { isBusy } from './faults';

export const SQLITE_FILE = 'peepalworks.sqlite';
/** The file's own mark (`user_version`) that nothing was ever deleted in it without being overwritten. */
export const OVERWRITES_DELETED = 1;
const PREPARED_STATEMENTS = 500;
/** Then what was prepared knows columns by names that they may no longer have. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i;
/** A commit waits for the disk; it is in the file, and reaches the disk with the next one that waits. */
export const SYNCED = 'pragma synchronous = full';
export const UNSYNCED = 'pragma synchronous = normal';
/** 32 MB. */
const PAGES_AHEAD = 8192;
const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 3;
const NOTHING_TO_UNDO = 'no transaction is active';

/** Kysely's own SQLite dialect over Node's built-in SQLite. */
export function sqliteDialect(dataDir: string): Dialect {
  const config = { database: async () => openSqlite(path.join(dataDir, SQLITE_FILE)) };
  const standard = new SqliteDialect(config);
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => standard.createIntrospector(db),
    createQueryCompiler: () => standard.createQueryCompiler(),
  };
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

async function openSqlite(file: string): Promise<SqliteDatabase> {
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
  const prepared = new LRUCache<string, ReturnType<typeof prepare>>({ max: PREPARED_STATEMENTS });
  return {
    prepare(sql) {
      if (CHANGES_TABLES.test(sql)) prepared.clear();
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(db.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
    close: () => db.close(),
  };
}

function prepare(statement: StatementSync) {
  // As lists: each of the objects that Node would make is a dictionary of its own, slow to make and slow to read.
  statement.setReturnArrays(true);
  let columns = columnsOf(statement);
  let toRow = rowMaker(columns);
  const decode = (values: StoredValues) => {
    // All columns of a table (`*`) are others when it was changed meanwhile.
    if (values.length !== columns.length) {
      columns = columnsOf(statement);
      toRow = rowMaker(columns);
    }
    return toRow(values);
  };
  return {
    reader: columns.length > 0,
    all: (values: readonly unknown[]) => statement.all(...values.map(encode)).map(decode),
    run: (values: readonly unknown[]) => statement.run(...values.map(encode)),
    *iterate(values: readonly unknown[]) {
      for (const row of statement.iterate(...values.map(encode))) yield decode(row);
    },
  };
}

type StoredValues = Readonly<Record<string, unknown>>;
type Reader = (stored: unknown) => unknown;

const columnsOf = (statement: StatementSync) =>
  statement.columns().map(({ name, type }) => [name, READERS[type?.toLowerCase() ?? '']] as const);

/** SQLite keeps booleans as numbers and lists as text; the declared type of the column says what they were. */
const READERS: Record<string, Reader> = {
  boolean: (stored) => stored !== 0,
  json: (stored) => JSON.parse(String(stored)),
};

/**
 * A function of each statement's own, with the names of its columns written out: one for all of them, which sets whatever name comes, takes
 * ten times as long, and nobody who reads its rows can know beforehand how they are made.
 */
function rowMaker(columns: ReturnType<typeof columnsOf>): (values: StoredValues) => Record<string, unknown> {
  const fields = columns.map(([name, read], place) => {
    const stored = `values[${place}]`;
    return `${JSON.stringify(name)}: ${read ? `${stored} === null ? null : readers[${place}](${stored})` : stored}`;
  });
  return new Function('readers', `return (values) => ({ ${fields.join(', ')} });`)(
    columns.map(([, read]) => read),
  );
}

function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
