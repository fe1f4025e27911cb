import { Kysely } from 'kysely';
import type { Config } from '~/platform/config/config';
import { postgresDialect } from './engine/postgres';
import { setReadAtOnce } from './engine/read-at-once';
import { sqliteDialect } from './engine/sqlite';
import type { Database, Tables } from './schema';

export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  if (config.databaseUrl) return new Kysely<Tables>({ dialect: postgresDialect(config.databaseUrl) });
  const { dialect, readAtOnce } = sqliteDialect(config.dataDir);
  const db = new Kysely<Tables>({ dialect });
  setReadAtOnce(db, readAtOnce);
  return db;
}
