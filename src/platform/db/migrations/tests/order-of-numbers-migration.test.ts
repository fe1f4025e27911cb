import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

/** In their order, with a draft at the end. */
const NUMBERS = [
  ...['QT/25-26/0007', 'QT/26-27/0002', 'QT/26-27/0002-R2', 'QT/26-27/0002-R10'],
  ...['QT/26-27/9999', 'QT/26-27/10000', null],
];

test('quotations that were sent already are in the order of their numbers', async () => {
  const db = await databaseBefore('0088-order-of-numbers');
  for (const [place, number] of NUMBERS.entries())
    await sql`insert into "quotations" ("_id", "date", "number", "revision", "rootId", "status", "name", "company", "email", "phone",
        "customer", "lines", "placeOfSupply", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise", "totalPaise", "totals", "validUntil", "terms")
      values (${`${9 - place}`}, '2026-11-01T00:00:00.000Z', ${number}, 1, '1', 'Sent', 'Asha', '', '', '',
        '{}', '[]', '06', 0, 0, 0, 0, 0, '{}', '2026-12-01', '')`.execute(db);
  await migrate(db);
  const rows = await db
    .selectFrom('quotations')
    .select('number')
    .orderBy(sql`("numberOrder" is null)`)
    .orderBy('numberOrder')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(NUMBERS);
});
