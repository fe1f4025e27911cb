import { now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { newId } from '~/platform/db/ids';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { catalogue } from './catalogue';
import { iotProduct } from './iot-product';

const author = { userId: null, userName: 'First start' };

/** On the first start the shop is not empty. From then on what stands in it is the staff's business, even nothing. */
export const fillCatalogue = (services: Pick<Services, 'db' | 'features'>) =>
  oneProcessAtATime(services.db, async (trx) => {
    const everHadOne = await trx
      .selectFrom('history')
      .select('_id')
      .where('resource', '=', iotProduct.name)
      .limit(1)
      .executeTakeFirst();
    if (everHadOne) return;
    const products = changesOf(services, iotProduct);
    // Lists show the newest first.
    for (const { slug, specification, ...words } of catalogue.toReversed()) {
      const row = {
        ...words,
        _id: newId(),
        date: now(),
        specification: JSON.stringify(specification),
        image: `/products/${slug}-960.webp`,
        imageSmall: `/products/${slug}-480.webp`,
      };
      await products.insert(trx, row, author);
    }
  });
