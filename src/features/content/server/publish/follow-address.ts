import { moveAddress, settleAddress } from '~/features/redirects/addresses.server';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import type { Entry } from '../entries';

/** Before a version is published: whoever comes by the address of the one before is led to the new one. */
export async function followAddress(
  trx: DatabaseTransaction,
  collection: Collection,
  { _id }: Entry,
  data: Record<string, unknown>,
) {
  const to = collection.addressOf(data);
  if (to === undefined) return;
  // Also where it was taken off the site in between: links to it are as old as that.
  const last = await trx
    .selectFrom('contentVersions')
    .select('data')
    .where('entryId', '=', _id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = last && collection.addressOf(last.data);
  if (last && from !== undefined && from !== to && !(await isOfAnother(trx, collection, _id, last.data)))
    await moveAddress(trx, { from, to });
  else await settleAddress(trx, to);
}

/** Another entry may have got that address meanwhile. */
async function isOfAnother(
  trx: DatabaseTransaction,
  { name, slugOf }: Collection,
  id: string,
  data: Record<string, unknown>,
) {
  const found = await trx
    .selectFrom('contentEntries')
    .select('_id')
    .where('collection', '=', name)
    .where('slug', '=', slugOf(data))
    .where('_id', '!=', id)
    .where('deletedAt', 'is', null)
    .where('publishedVersion', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
