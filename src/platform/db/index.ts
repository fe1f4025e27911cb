import { Kysely } from 'kysely';
import type { Config } from '~/platform/config/config';
import { postgresDialect } from './engine/postgres';
import { sqliteDialect } from './engine/sqlite';
import type { Database, Tables } from './schema';

export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  const dialect = config.databaseUrl ? postgresDialect(config.databaseUrl) : sqliteDialect(config.dataDir);
  return new Kysely<Tables>({ dialect });
}
