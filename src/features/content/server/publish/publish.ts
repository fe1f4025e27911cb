import { dropUses, followUses, requirePictures } from '~/features/media/uses.server';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { unique } from '~/platform/http/errors';
import { clearFault } from '~/platform/notify/housekeeping-faults';
import type { Collection } from '../../collection';
import { calledBy, unseenCalledBy, writeOver } from '../drafts';
import { draftOf, type Entry, lockEntry, lockShownEntry, versionOf } from '../entries';
import { judgeWhole } from '../judge';
import { namedAnew } from '../legal/archive';
import { noteDeed } from '../note-deed';
import { renewWords } from '../read/words-version';
import { followAddress } from './follow-address';
import { putTags } from './tags';

/** Under which it is known that the bell has rung for an entry. */
export const scheduleFault = (id: string) => ({ name: `scheduled content ${id}` });

const UNSCHEDULED = { scheduledAt: null, scheduledBy: null };

/** Whoever publishes what they have read publishes nobody else's words. */
export async function expectDraft(
  trx: DatabaseTransaction,
  collection: Collection,
  { id, version }: { id: string; version: number },
) {
  await lockShownEntry(trx, collection.name, id);
  const draft = await draftOf(trx, id);
  if (draft && draft.version !== version)
    throw new AppError(409, 'conflict', 'Somebody has changed this meanwhile. Nothing was published.');
}

/** The draft becomes what visitors see, in a version of its own. */
export async function publish(trx: DatabaseTransaction, collection: Collection, id: string, author: Author) {
  const entry = await lockShownEntry(trx, collection.name, id);
  const draft = await draftOf(trx, id);
  if (!draft) throw new AppError(409, 'conflict', 'There is nothing to publish: it has no draft.');
  const data = await namedAnew(trx, collection, judgeWhole(collection, draft.data));
  await followAddress(trx, collection, entry, data);
  await requirePictures(trx, data);
  const { userId, userName } = author;
  const { version } = draft;
  await trx
    .insertInto('contentVersions')
    .values({ entryId: id, version, data: JSON.stringify(data), at: now(), userId, userName })
    .execute();
  await trx.deleteFrom('contentDrafts').where('entryId', '=', id).execute();
  await dropUses(trx, id, 'draft');
  await followUses(trx, id, 'published', data);
  const changes = { ...calledBy(collection, data), publishedVersion: version, ...UNSCHEDULED };
  await unique({ slug: 'There is another entry of that name.' }, () =>
    trx.updateTable('contentEntries').set(changes).where('_id', '=', id).execute(),
  );
  await putTags(trx, collection, [{ _id: id, data }]);
  await renewWords(trx, collection.name);
  await noteDeed(trx, id, 'published', author);
  return { ...entry, ...changes };
}

/** At a time to come: judged now, so that it does not fail then. */
export async function schedule(
  trx: DatabaseTransaction,
  collection: Collection,
  { id, at }: { id: string; at: string },
  author: Author,
) {
  const entry = await lockShownEntry(trx, collection.name, id);
  const draft = await draftOf(trx, id);
  if (!draft) throw new AppError(409, 'conflict', 'There is nothing to publish: it has no draft.');
  await requirePictures(trx, judgeWhole(collection, draft.data));
  await clearFault(trx, scheduleFault(id));
  const changes = { scheduledAt: new Date(at).toISOString(), scheduledBy: author.userId };
  await trx.updateTable('contentEntries').set(changes).where('_id', '=', id).execute();
  return { ...entry, ...changes };
}

export async function unschedule(trx: DatabaseTransaction, collection: Collection, id: string) {
  const entry = await lockShownEntry(trx, collection.name, id);
  await trx.updateTable('contentEntries').set(UNSCHEDULED).where('_id', '=', id).execute();
  return { ...entry, ...UNSCHEDULED };
}

/** Off the site. What it said is its draft, unless there is a newer one. */
export async function unpublish(
  trx: DatabaseTransaction,
  collection: Collection,
  id: string,
  author: Author,
) {
  if (collection.single) throw new AppError(409, 'conflict', 'The site cannot do without it.');
  const entry = await lockShownEntry(trx, collection.name, id);
  if (entry.publishedVersion !== null) await noteDeed(trx, id, 'unpublished', author);
  return takeOff(trx, collection, entry, author);
}

async function takeOff(trx: DatabaseTransaction, collection: Collection, entry: Entry, author: Author) {
  const { _id, publishedVersion } = entry;
  if (publishedVersion === null) return entry;
  const off = { ...entry, publishedVersion: null, ...UNSCHEDULED };
  await trx
    .updateTable('contentEntries')
    .set({ publishedVersion: null, ...UNSCHEDULED })
    .where('_id', '=', _id)
    .execute();
  await dropUses(trx, _id, 'published');
  await renewWords(trx, collection.name);
  if (await draftOf(trx, _id)) return off;
  const said = await versionOf(trx, _id, publishedVersion);
  return said ? writeOver(trx, collection, off, said.data, author) : off;
}

export async function moveToTrash(
  trx: DatabaseTransaction,
  collection: Collection,
  id: string,
  author: Author,
) {
  if (collection.single) throw new AppError(409, 'conflict', 'The site cannot do without it.');
  const entry = await takeOff(trx, collection, await lockShownEntry(trx, collection.name, id), author);
  // What waits for its time does not come back to be published then.
  const gone = { deletedAt: now(), ...UNSCHEDULED };
  await trx.updateTable('contentEntries').set(gone).where('_id', '=', entry._id).execute();
  await noteDeed(trx, id, 'deleted', author);
}

export async function bringBack(
  trx: DatabaseTransaction,
  collection: Collection,
  id: string,
  author: Author,
) {
  const entry = await lockEntry(trx, collection.name, id);
  if (entry.deletedAt === null) return entry;
  const draft = await draftOf(trx, id);
  const called = draft ? await unseenCalledBy(trx, collection, id, draft.data) : {};
  const back = { deletedAt: null, ...called };
  await unique({ slug: 'There is another entry of that name by now.' }, () =>
    trx.updateTable('contentEntries').set(back).where('_id', '=', id).execute(),
  );
  await noteDeed(trx, id, 'restored', author);
  return { ...entry, ...back };
}
