import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Config } from '~/platform/config/config';
import { SQLITE_FILE } from './engine/sqlite';
import type { Database } from './schema';

export type TableVersions = ReadonlyMap<string, string>;

/** What it tells was so after it was called, never before: who has seen a change made is shown no older page. */
export type LookAtVersions = () => Promise<TableVersions>;

interface VersionWatch {
  look: LookAtVersions;
  close(): void;
}

/** The versions of the tables that pages show (see migrations/0001-0020/0007), whichever process changes them. */
export function watchVersions(db: Database, { databaseUrl, dataDir }: Config): VersionWatch {
  if (databaseUrl) return { look: together(inDatabase(db)), close() {} };
  const { look, close } = inFile(path.join(dataDir, SQLITE_FILE));
  return { look: together(look), close };
}

/** One look at a time, for all who have come in one turn of the event loop: a crowd costs little more than one. */
function together(look: LookAtVersions): LookAtVersions {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<TableVersions> | undefined;

  function start() {
    next = undefined;
    const looking = look();
    running = looking.catch(() => {});
    return looking;
  }

  return () => {
    next ??= new Promise((turn) => setImmediate(turn)).then(() => running).then(start);
    return next;
  };
}

function inDatabase(db: Database): LookAtVersions {
  const query = db.selectFrom('tableVersions').selectAll().compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    return new Map(rows.map(({ table, version }) => [table, version]));
  };
}

/** A connection of its own does not wait for what this process is just writing. */
function inFile(file: string): VersionWatch {
  let connection: DatabaseSync | undefined;
  let query: StatementSync | undefined;
  function open() {
    connection = new DatabaseSync(file, { readOnly: true });
    return connection.prepare('select "table", "version" from "tableVersions"');
  }
  return {
    async look() {
      query ??= open();
      return new Map(query.all().map(({ table, version }) => [String(table), String(version)]));
    },
    close: () => connection?.close(),
  };
}
