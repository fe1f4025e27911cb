import type { Database } from '../../schema';
import { addSearchIndex, addSortIndexes, addUniqueIndex, columnTypes } from '../../tables/migrate-tools';

/** Accounts, the mail outbox, idempotency keys and the first entity. */
export async function foundation(db: Database) {
  const { timestamp, flag, json } = columnTypes(db);

  await db.schema
    .createTable('users')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('isBlocked', flag, (c) => c.notNull().defaultTo(false))
    .addColumn('passwordHash', 'text')
    .addColumn('emailVerifiedAt', timestamp)
    .addColumn('termsVersion', 'text')
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('deletedAt', timestamp)
    .execute();
  // An address in the trash may be registered again.
  await addUniqueIndex(db, 'users', 'email');

  await db.schema
    .createTable('sessions')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('bindingHash', 'text')
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('lastSeenAt', timestamp, (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').columns(['userId', 'lastSeenAt']).execute();
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute();

  await db.schema
    .createTable('accountTokens')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('accountTokensByUser')
    .on('accountTokens')
    .columns(['userId', 'purpose'])
    .execute();

  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    // Text, for the one statement that computes it: PostgreSQL takes the branches of a CASE for text.
    .addColumn('blockedUntil', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('throttlesByExpiry').on('throttles').column('expiresAt').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', timestamp, (c) => c.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('sentAt', timestamp)
    .execute();
  await db.schema.createIndex('outboxDue').on('outbox').columns(['status', 'nextAttemptAt']).execute();

  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('answer', json, (c) => c.notNull())
    .addColumn('expiresAt', timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('idempotencyKeysByExpiry').on('idempotencyKeys').column('expiresAt').execute();

  await db.schema
    .createTable('enquiries')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('date', timestamp, (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('requirement', 'text', (c) => c.notNull())
    .addColumn('isSpam', flag, (c) => c.notNull().defaultTo(false))
    .addColumn('deletedAt', timestamp)
    .execute();
  await addSortIndexes(db, 'enquiries', ['date', 'name', 'city', 'requirement', 'email', 'phone'], {
    spam: true,
  });
  await addSearchIndex(db, 'enquiries', ['name', 'email', 'phone', 'city']);
}
