import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../schema';
import { addHiddenIndexes, columnTypes } from '../../tables/migrate-tools';

/** Tables that hold people, with the column of their number; visitors write some of them, and so they keep spam. */
const people: { table: string; number: string; spam: boolean }[] = [
  { table: 'users', number: 'mobile', spam: false },
  { table: 'careers', number: 'phone', spam: true },
  { table: 'enquiries', number: 'phone', spam: true },
  { table: 'contacts', number: 'phone', spam: true },
  { table: 'iotQuotes', number: 'phone', spam: true },
  { table: 'employees', number: 'mobile', spam: false },
  { table: 'followups', number: 'mobile', spam: false },
];

/** What it takes to find all that is held on a person, to let go of it, and to say that it was done. */
export async function privacy(db: Database) {
  const { timestamp, json } = columnTypes(db);

  // What lists show has indexes already. These hold the rest, so that a new record costs nothing more.
  for (const { table, number, spam } of people)
    await addHiddenIndexes(db, table, ['email', number], { spam });

  // Whose file it is.
  await db.schema.createIndex('careersByResume').on('careers').column('resume').execute();
  await db.schema.createIndex('employeesByProfile').on('employees').column('profile').execute();
  await db.schema.createIndex('employeesByUser').on('employees').column('userId').execute();

  // Mails to a person, and those that tell others about them.
  await db.schema.createIndex('outboxByRecipient').on('outbox').column('recipient').execute();
  for (const [name, field] of [
    ['outboxByRecord', '_id'],
    ['outboxByPerson', 'email'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on "outbox" (("data" ->> ${sql.lit(field)}))`.execute(db);
  }

  // What a person did as a member of the staff.
  await db.schema
    .createIndex('historyByUser')
    .on('history')
    .column('userId')
    .where(sql<SqlBool>`"userId" is not null`)
    .execute();
  // Those in the trash, too.
  await db.schema
    .createIndex('followupsBySource')
    .on('followups')
    .columns(['sourceResource', 'sourceId'])
    .execute();

  await db.schema
    .createTable('privacyActions')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('counts', json, (c) => c.notNull())
    .execute();
}
