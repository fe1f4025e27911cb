import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addUnjoined, forgetPeople, joinedPeople } from '~/testing/filled/joined-people';
import { startApp } from '~/testing/start-app';
import { joinAll } from './join-all';
import { personOf } from './person-of';

test.runIf(process.env.TEST_DATABASE_URL)(
  'PostgreSQL knows of how many people it plans for as soon as they are known',
  async () => {
    const { db, features } = await startApp();
    await addUnjoined(db, 400);
    await joinAll({ db, features });
    const { rows } = await sql<{ known: number }>`select reltuples as "known" from pg_class
      where oid = 'people'::regclass`.execute(db);
    expect(rows[0]?.known).toBe((await joinedPeople(db)).people.length);
  },
);

test('what came before people were known is joined as it would be today, and once', async () => {
  const t = await startApp();
  await addUnjoined(t.db, 400);
  await joinAll(t);
  const together = await joinedPeople(t.db);
  expect(together.people.length).toBeGreaterThan(50);
  expect(together.suggestions.length).toBeGreaterThan(10);
  expect(together.nobody?.length).toBeGreaterThan(10);
  await joinAll(t);
  expect(await joinedPeople(t.db)).toEqual(together);

  await forgetPeople(t.db);
  for (const table of ['careers', 'enquiries', 'contacts'] as const) {
    const rows = await t.db
      .selectFrom(table)
      .selectAll()
      .where('isSpam', '=', false)
      .orderBy('_id')
      .execute();
    for (const { _id, name, email, phone, date } of rows)
      await t.db.transaction().execute(async (trx) => {
        const person = await personOf(trx, { name, email, phone, at: date });
        await trx.updateTable(table).set({ personId: person._id }).where('_id', '=', _id).execute();
      });
  }
  expect(await joinedPeople(t.db)).toEqual(together);
});
