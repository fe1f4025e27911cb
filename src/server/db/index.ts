import { Kysely } from 'kysely';
import type { Config } from '~/config.server';
import { postgresDialect } from './postgres';
import type { Database, Tables } from './schema';
import { sqliteDialect } from './sqlite';

export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  const dialect = config.databaseUrl ? postgresDialect(config.databaseUrl) : sqliteDialect(config.dataDir);
  return new Kysely<Tables>({ dialect });
}
