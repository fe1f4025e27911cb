import { AppError } from '~/lib/errors';
import { among } from '~/platform/db/engine/among';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { AfterChange } from '~/platform/http/services';
import { priceItem } from './price-item';

/** Two a year for half a century. */
const MOST_RATES = 100;

/**
 * What an item says is its newest rate. With a later day another one is added; with the same day it is corrected; with an
 * earlier one it takes the place of those after it: so whoever takes a change back has what was there before.
 */
export const followRate: AfterChange = async (trx, { before, after }) => {
  if (!after) return;
  const { _id: itemId, validFrom, ratePaise, gstPercent } = priceItem.row.parse(after);
  const isSame = (['validFrom', 'ratePaise', 'gstPercent'] as const).every(
    (field) => before?.[field] === after[field],
  );
  if (isSame) return;
  await trx
    .deleteFrom('priceRates')
    .where('itemId', '=', itemId)
    .where('validFrom', '>', validFrom)
    .execute();
  const rate = { ratePaise, gstPercent };
  await trx
    .insertInto('priceRates')
    .values({ itemId, validFrom, ...rate })
    .onConflict((conflict) => conflict.columns(['itemId', 'validFrom']).doUpdateSet(rate))
    .execute();
  await refuseTooMany(trx, itemId);
};

async function refuseTooMany(trx: DatabaseTransaction, itemId: string) {
  const { count } = await trx
    .selectFrom('priceRates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('itemId', '=', itemId)
    .executeTakeFirstOrThrow();
  if (count <= MOST_RATES) return;
  const words = `An item can have ${MOST_RATES} rates at most. Begin another one.`;
  throw new AppError(400, 'invalid_input', words, { validFrom: words });
}

/** Of one item, the latest first. */
export const ratesOf = (db: Database, itemId: string) =>
  db
    .selectFrom('priceRates')
    .select(['validFrom', 'ratePaise', 'gstPercent'])
    .where('itemId', '=', itemId)
    .orderBy('validFrom', 'desc')
    .limit(MOST_RATES)
    .execute();

/** Of each item the one that is valid on a day; none of one that has not begun by then. */
export async function ratesOn(db: Database, day: string, itemIds: readonly string[]) {
  const begun = await db
    .selectFrom('priceRates')
    .selectAll()
    .where(among(db, 'itemId', itemIds))
    .where('validFrom', '<=', day)
    .orderBy('validFrom')
    .execute();
  return new Map(begun.map((rate) => [rate.itemId, rate]));
}
