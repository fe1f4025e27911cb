import { sql } from 'kysely';
import type { Database } from '../schema';
import { addEmptyLastIndexes } from '../tables/filter-tools';

/** Numbers of quotations were sorted as texts: the ten thousandth of a year stood before the second, and so did a tenth revision. */
export async function orderOfNumbers(db: Database) {
  await db.schema.alterTable('quotations').addColumn('numberOrder', 'text').execute();
  const sent = await db
    .selectFrom('quotations')
    .select(['_id', 'number'])
    .where('number', 'is not', null)
    .execute();
  for (const { _id, number } of sent)
    await db
      .updateTable('quotations')
      .set({ numberOrder: inOrder(number ?? '') })
      .where('_id', '=', _id)
      .execute();
  await sql`drop index "quotationsBy_number"`.execute(db);
  await sql`drop index "quotationsBy_number_desc"`.execute(db);
  await addEmptyLastIndexes(db, 'quotations', 'numberOrder');
}

/** `QT/26-27/0001-R2`, on this day. */
function inOrder(number: string) {
  const [, year, place = '', revision = '1'] = /^\w+\/([\d-]+)\/(\d+)(?:-R(\d+))?$/.exec(number) ?? [];
  return `${year}/${place.padStart(9, '0')}/${revision.padStart(6, '0')}`;
}
