import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** Codes of an authenticator app beside the password, and passwords that work for some days only. */
export async function secondFactor(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('passwordExpiresAt', timestamp).execute();
  await db.schema.alterTable('users').addColumn('secondFactorSeed', 'text').execute();
  await db.schema.alterTable('users').addColumn('secondFactorSince', timestamp).execute();
  await db.schema
    .alterTable('users')
    .addColumn('secondFactorStep', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('sessions').addColumn('confirmedAt', timestamp).execute();
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recoveryCodesByUser').on('recoveryCodes').column('userId').execute();
}
