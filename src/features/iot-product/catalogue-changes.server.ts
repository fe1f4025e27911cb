import { sql } from 'kysely';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { catalogueChangesCall, iotProduct } from './iot-product';

/** A site map may have many more; the pages of the catalogue lead to those. */
const MOST_PRODUCTS = 100;

/** When the newest products were last changed, for the site map: the history knows. */
export function catalogueChanges(api: Api, { db }: Services) {
  const products = db
    .selectFrom('iotProducts as product')
    .select((eb) => [
      'product._id',
      'product.productName',
      eb.fn
        .coalesce(
          eb
            .selectFrom('history')
            .select((h) => h.fn.max('at').as('at'))
            .where('resource', '=', iotProduct.name)
            .whereRef('recordId', '=', 'product._id')
            .where('action', 'in', ['created', 'updated', 'restored'])
            // Saved as it was: nobody who reads the page could tell.
            .where(sql<string>`cast("changes" as text)`, '!=', '[]'),
          'product.date',
        )
        .as('changedAt'),
    ])
    .where('product.deletedAt', 'is', null)
    .orderBy('product._id', 'desc')
    .limit(MOST_PRODUCTS);

  routesOf(api, iotProduct.title)(catalogueChangesCall, { access: 'public', publicRead: true }, async () => {
    const found = await products.execute();
    // Of what is shown alone: when something was taken out is nobody's business but the staff's.
    const moments = found.map(({ changedAt }) => changedAt);
    return { products: found, changedAt: moments.toSorted().at(-1) ?? null };
  });
}
