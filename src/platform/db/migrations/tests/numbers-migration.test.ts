import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { normalisePhone } from '~/model/typed/phone';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

/** Kept as they were typed, until numbers were read by a library. */
const STORED = ['01294004010', '00442079460018', '+919818040103', '12025550123', '123456', ''];

test('a number that is stored already is found by whoever asks for it', async () => {
  const db = await databaseBefore('0025-numbers');
  for (const [index, number] of STORED.entries())
    await sql`insert into "users" ("_id", "name", "email", "mobile", "role", "createdAt")
      values (${`${index}`}, 'Meera', ${`${index}@joshi.example`}, ${number}, 'user', '2026-01-01T00:00:00.000Z')`.execute(
      db,
    );
  await migrate(db);
  const rows = await db.selectFrom('users').select('mobile').orderBy('_id').execute();
  expect(rows.map(({ mobile }) => mobile)).toEqual([
    ...['+911294004010', '+442079460018', '+919818040103', '12025550123', '123456', ''],
  ]);
  expect(rows.map(({ mobile }) => normalisePhone(mobile))).toEqual(rows.map(({ mobile }) => mobile));
});
