import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

const THEN = '2026-11-02T10:00:00.000Z';
const A_MONTH_LATER = '2026-12-02T10:00:00.000Z';
const A_YEAR_LATER = '2027-11-02T10:00:00.000Z';

test('who withdrew is known by what they did; where the staff typed the word, a refusal stays as long as one', async () => {
  const db = await databaseBefore('0086-who-withdrew');
  const add = async (
    _id: string,
    status: string,
    reason: string | null,
    author?: [string | null, string],
  ) => {
    await sql`insert into "careers" ("_id", "reference", "date", "name", "email", "phone", "isSpam", "designation", "experience", "resume", "status", "reason", "keepUntil")
      values (${_id}, ${_id}, ${THEN}, 'Asha', 'asha@verma.example', '', false, 'WBD', '', '/cv.pdf', ${status}, ${reason}, ${A_MONTH_LATER})`.execute(
      db,
    );
    if (!author) return;
    const changes = JSON.stringify([
      { field: 'status', from: 'New', to: status },
      { field: 'reason', from: null, to: reason },
    ]);
    await sql`insert into "history" ("_id", "resource", "recordId", "at", "userId", "userName", "action", "changes")
      values (${`h-${_id}`}, 'career', ${_id}, ${THEN}, ${author[0]}, ${author[1]}, 'updated', ${changes})`.execute(
      db,
    );
  };
  await add('by-applicant', 'Rejected', 'withdrawn', [null, 'Visitor']);
  await add('by-staff', 'Rejected', 'withdrawn', ['u1', 'Meera Nair']);
  await add('refused', 'Rejected', 'Too far away', ['u1', 'Meera Nair']);
  await migrate(db);
  const rows = await db
    .selectFrom('careers')
    .select(['_id', 'withdrawnAt', 'keepUntil'])
    .orderBy('_id')
    .execute();
  expect(rows).toEqual([
    { _id: 'by-applicant', withdrawnAt: THEN, keepUntil: A_MONTH_LATER },
    { _id: 'by-staff', withdrawnAt: null, keepUntil: A_YEAR_LATER },
    { _id: 'refused', withdrawnAt: null, keepUntil: A_MONTH_LATER },
  ]);
});
