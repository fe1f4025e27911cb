import { sql } from 'kysely';
import type { Api, Services } from '~/server/services';
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

  /** What was taken out has changed the list as well. */
  const newestInTrash = db.selectFrom('iotProducts').select((eb) => eb.fn.max('deletedAt').as('at'));

  api.get(catalogueChangesCall.path, {
    config: { access: 'public' },
    schema: {
      tags: [iotProduct.title],
      summary: 'The newest products, and when each was last changed',
      response: { 200: catalogueChangesCall.answer },
    },
    handler: async () => {
      const [found, trash] = await Promise.all([products.execute(), newestInTrash.executeTakeFirstOrThrow()]);
      const moments = [...found.map(({ changedAt }) => changedAt), ...(trash.at ? [trash.at] : [])];
      return { products: found, changedAt: moments.toSorted().at(-1) ?? null };
    },
  });
}
