import { sql } from 'kysely';
import type { Config } from '~/platform/config/config';
import { openDatabase } from '~/platform/db';
import { engineOf } from '~/platform/db/engine/engine';
import { type AnyRow, pagesByBytes } from '~/platform/db/pages-by-bytes';
import type { Database } from '~/platform/db/schema';
import { LEFT_EMPTY, LEFT_OUT } from './archive/format';
import { inOrderOfReference, shapeOf, type TableShape, tableNames } from './tables';

export interface Snapshot {
  engine: 'sqlite' | 'postgres';
  migrations: string[];
  /** Those that others refer to first. */
  tables: TableShape[];
  pagesOf(table: TableShape): AsyncGenerator<AnyRow[]>;
}

/**
 * The whole database as of one moment, while everybody else goes on writing: a read transaction on a connection of its own.
 * SQLite's write-ahead log keeps what it reads (and grows until it is over), PostgreSQL does so by its isolation level.
 */
export async function withSnapshot<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(config);
  try {
    return await database.connection().execute(async (db) => {
      await begin(db);
      try {
        return await use(await snapshotOf(db));
      } finally {
        // A connection that broke has nothing to take back, and must not hide why.
        await sql`rollback`.execute(db).catch(() => undefined);
      }
    });
  } finally {
    await database.destroy();
  }
}

async function begin(db: Database) {
  if (engineOf(db) === 'sqlite') {
    await sql`begin`.execute(db);
    return;
  }
  await sql`begin isolation level repeatable read, read only`.execute(db);
  // A slow disk or file store makes pauses that are no fault.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
}

async function snapshotOf(db: Database): Promise<Snapshot> {
  const names = await tableNames(db);
  const migrations = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  const saved = names.filter((name) => !LEFT_OUT.has(name));
  const tables: TableShape[] = [];
  for (const name of await inOrderOfReference(db, saved)) tables.push(await shapeOf(db, name));
  return {
    engine: engineOf(db),
    migrations: migrations.map(({ name }) => name),
    tables,
    pagesOf: (table) => withoutSecrets(table.name, pagesOf(db, table)),
  };
}

async function* withoutSecrets(table: string, pages: AsyncGenerator<AnyRow[]>) {
  const column = LEFT_EMPTY.get(table);
  for await (const page of pages) yield column ? page.map((row) => ({ ...row, [column]: null })) : page;
}

export const pagesOf = (db: Database, { name, key, columns }: TableShape): AsyncGenerator<AnyRow[]> =>
  pagesByBytes(db, { table: name, key, columns });
