import { sql } from 'kysely';
import { dayOf, now } from '~/lib/time';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';

const APRIL = 4;

/** The year in which the financial year of a day has begun. */
export function yearBegun(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= APRIL ? year : year - 1;
}

/** `26-27`: from the first of April to the last of March, in India. */
export function financialYear(day: string) {
  const begins = yearBegun(day);
  return [begins, begins + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/**
 * The next of a series. It is taken in the transaction that uses it, and whoever comes second waits: what is not
 * committed has taken none, so that there is neither a gap nor a repeat.
 */
export async function takeNumber(trx: DatabaseTransaction, series: Series) {
  const year = financialYear(dayOf(now()));
  const { last } = await trx
    .insertInto('numberSeries')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`"numberSeries"."last" + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return written(series, year, last);
}

type Series = 'QT' | 'PI';

const written = (series: Series, year: string, last: number) =>
  `${series}/${year}/${String(last).padStart(4, '0')}`;

/** By which numbers are sorted: their texts are not, from the ten thousandth of a year and the tenth revision on. */
export function numberOrder(number: string) {
  const [, year, place = '', revision = '1'] = /^\w+\/([\d-]+)\/(\d+)(?:-R(\d+))?$/.exec(number) ?? [];
  return `${year}/${place.padStart(9, '0')}/${revision.padStart(6, '0')}`;
}

/** What would be taken now; whoever sends one at the same moment may be first. */
export async function nextNumbers(db: Database) {
  const year = financialYear(dayOf(now()));
  const given = await db
    .selectFrom('numberSeries')
    .select(['series', 'last'])
    .where('year', '=', year)
    .execute();
  const next = (wanted: Series) =>
    written(wanted, year, (given.find(({ series }) => series === wanted)?.last ?? 0) + 1);
  return { quotation: next('QT'), proforma: next('PI') };
}
