import { setImmediate as turn } from 'node:timers/promises';
import { DAY, fromNow, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { retentionDays } from '~/model/retention';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Collection } from '../collection';
import { websiteKind } from '../website-kind';
import { noteDeed } from './note-deed';

/** Out of the trash for good. */
export async function purge(trx: DatabaseTransaction, { name }: Collection, id: string, author: Author) {
  if (!(await removeTrashed(trx, { _id: id, collection: name }, now())))
    throw missing('It is not in the trash.');
  await noteDeed(trx, id, 'purged', author);
}

/** What has lain there as long as any trash does; one after the other, so that nobody waits for all of it. */
export async function purgeOldTrash(db: Database) {
  const since = fromNow(-retentionDays.trash * DAY);
  const old = await db
    .selectFrom('contentEntries')
    .select(['_id', 'collection'])
    .where('deletedAt', '<', since)
    .execute();
  for (const entry of old) {
    await turn();
    await db.transaction().execute((trx) => removeTrashed(trx, entry, since));
  }
}

/** With every version and draft, and whatever else names it; unless somebody has brought it back, or was quicker. */
async function removeTrashed(
  trx: DatabaseTransaction,
  { _id, collection }: { _id: string; collection: string },
  deletedBy: string,
) {
  const found = trx
    .selectFrom('contentEntries')
    .select('_id')
    .where('_id', '=', _id)
    .where('collection', '=', collection)
    .where('deletedAt', '<=', deletedBy);
  const locked = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
  if (!locked) return false;
  for (const table of [
    'contentVersions',
    'contentDrafts',
    'contentTags',
    'mediaUses',
    'previewLinks',
  ] as const)
    await trx.deleteFrom(table).where('entryId', '=', _id).execute();
  await trx
    .deleteFrom('history')
    .where('resource', '=', websiteKind.name)
    .where('recordId', '=', _id)
    .execute();
  await trx.deleteFrom('contentEntries').where('_id', '=', _id).execute();
  return true;
}
