import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';
import type { Database } from '../../schema';

const MIGRATION = '0036-shared-notices';
const DATE = '2026-01-01T00:00:00.000Z';
const READ = '2026-01-02T00:00:00.000Z';

/** As it was before: a row for each person. */
const oldDatabase = () => databaseBefore(MIGRATION);

const addUser = (db: Database, _id: string) =>
  db
    .insertInto('users')
    .values({
      ...{ _id, name: _id, email: `${_id}@test.example`, mobile: '', role: 'employee', passwordHash: '' },
      ...{ emailVerifiedAt: null, termsVersion: null, createdAt: DATE },
    })
    .execute();

/** One for each letter, in their order: `r` is read, `u` is not. */
async function addNotices(db: Database, userId: string, read: string, resource = 'enquiry') {
  for (const [n, letter] of [...read].entries())
    await sql`insert into "notifications" ("_id", "userId", "resource", "recordId", "text", "createdAt", "readAt")
      values (${`${userId}-${String(n).padStart(5, '0')}`}, ${userId}, ${resource}, ${String(n)}, 'Enquiry: Asha', ${DATE},
        ${letter === 'r' ? READ : null})`.execute(db);
}

test('what was told stays told to each, read or not', async () => {
  const db = await oldDatabase();
  for (const user of ['ila', 'ravi', 'esha', 'noor']) await addUser(db, user);
  await addNotices(db, 'ila', 'rrr');
  await addNotices(db, 'ravi', 'rruru');
  await addNotices(db, 'esha', 'ur', 'housekeeping');
  await addNotices(db, 'noor', `u${'r'.repeat(1001)}u`);
  await migrate(db);
  const marks = await db.selectFrom('notificationMarks').selectAll().orderBy('userId').execute();
  expect(marks).toEqual([
    { userId: 'ila', since: '', readUpTo: 'ila-00002', readAt: READ },
    { userId: 'noor', since: '', readUpTo: 'noor-00001', readAt: READ },
    { userId: 'ravi', since: '', readUpTo: 'ravi-00001', readAt: READ },
  ]);
  const reads = await db.selectFrom('notificationReads').selectAll().orderBy('notificationId').execute();
  const single = reads.filter(({ userId }) => userId !== 'noor');
  expect(single).toEqual([
    { userId: 'esha', notificationId: 'esha-00001', readAt: READ },
    { userId: 'ravi', notificationId: 'ravi-00003', readAt: READ },
  ]);
  expect(reads.length - single.length).toBe(1000);
  const notices = await db.selectFrom('notifications').selectAll().where('_id', 'like', '%-00000').execute();
  const about = {
    isAside: false,
    area: null,
    exceptUserId: null,
    recordId: '0',
    text: 'Enquiry: Asha',
    createdAt: DATE,
  };
  expect(notices.toSorted((one, other) => (one._id < other._id ? -1 : 1))).toEqual([
    { ...about, _id: 'esha-00000', userId: 'esha', kind: 'system', resource: 'housekeeping' },
    { ...about, _id: 'ila-00000', userId: 'ila', kind: 'lead', resource: 'enquiry' },
    { ...about, _id: 'noor-00000', userId: 'noor', kind: 'lead', resource: 'enquiry' },
    { ...about, _id: 'ravi-00000', userId: 'ravi', kind: 'lead', resource: 'enquiry' },
  ]);
});
