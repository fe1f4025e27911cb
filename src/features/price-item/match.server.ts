import { iotProduct } from '~/features/iot-product/iot-product';
import type { Database } from '~/platform/db/schema';
import { recordsOf } from '~/records/records';
import { MOST_MATCHES, type Offer } from './price-calls';
import { priceItem } from './price-item';
import { ratesOn } from './rates.server';

/** Goods of the catalogue are taxed like this, and sold by the piece. */
const USUAL = { kind: 'product', sac: '', unit: 'piece', ratePaise: 0, gstPercent: 18 };

/** What a line can be filled in with: the price list first; of the catalogue what it does not have. */
export async function matchPrices(db: Database, q: string, day: string): Promise<Offer[]> {
  const priced = await pricesOn(db, q, day);
  const products = await firstOf(db, iotProduct, q);
  const names = new Set(priced.map(({ name }) => name.toLowerCase()));
  const unpriced = products
    .map((record) => ({ ...USUAL, name: iotProduct.row.parse(record).productName }))
    .filter(({ name }) => !names.has(name.toLowerCase()));
  return [...priced, ...unpriced].slice(0, MOST_MATCHES);
}

async function pricesOn(db: Database, q: string, day: string): Promise<Offer[]> {
  const items = (await firstOf(db, priceItem, q)).map((record) => priceItem.row.parse(record));
  const rates = await ratesOn(
    db,
    day,
    items.map(({ _id }) => _id),
  );
  return items.flatMap(({ _id, name, kind, sac, unit }) => {
    const rate = rates.get(_id);
    if (!rate) return [];
    return [{ name, kind, sac, unit, ratePaise: rate.ratePaise, gstPercent: rate.gstPercent }];
  });
}

/** As its list would show them to whoever searches by their name. */
async function firstOf(db: Database, resource: typeof priceItem | typeof iotProduct, q: string) {
  const records = recordsOf(db, resource);
  const query = await records.planned({ field: resource.search[0]?.field, q: q || undefined });
  return records.list(query, { limit: MOST_MATCHES, offset: 0 }, await records.countForPage(query));
}
