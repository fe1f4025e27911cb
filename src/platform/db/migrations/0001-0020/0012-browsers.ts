import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../schema';

/** A login in a browser looks for the session that this browser had before. */
export async function browsers(db: Database) {
  await db.schema
    .createIndex('sessionsByBinding')
    .on('sessions')
    .column('bindingHash')
    .where(sql<SqlBool>`"bindingHash" is not null`)
    .execute();
}
