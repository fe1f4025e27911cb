import { dropUses, followUses } from '~/features/media/uses.server';
import { AppError, OutdatedError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing, unique } from '~/platform/http/errors';
import type { Collection } from '../collection';
import { fieldsOf, filled } from '../filled';
import { LONGEST_ADDRESS } from '../kinds';
import { emptyOf, objectOf } from '../ui/fields/field-schema';
import { draftOf, type Entry, lockShownEntry, tell, versionOf } from './entries';
import { judgeDraft } from './judge';
import { noteDeed } from './note-deed';

type Data = Record<string, unknown>;

const MOST_ENTRIES = 1000;

interface NewEntry {
  data?: Data | undefined;
  /** The entry that it begins with; without either it begins empty. */
  copyOf?: string | undefined;
}

/** A new entry at the end, as a draft. */
export async function addEntry(
  trx: DatabaseTransaction,
  collection: Collection,
  begun: NewEntry,
  author: Author,
) {
  if (collection.single) throw new AppError(409, 'conflict', `There is one ${collection.title} already.`);
  const data = judgeDraft(collection, await firstData(trx, collection, begun));
  const { count, last } = await trx
    .selectFrom('contentEntries')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('collection', '=', collection.name)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ENTRIES)
    throw new AppError(409, 'conflict', 'There are a thousand of them already.');
  const _id = newId();
  const entry = {
    _id,
    collection: collection.name,
    ...(await unseenCalledBy(trx, collection, _id, data)),
    position: Number(last ?? 0) + 1,
    publishedVersion: null,
    lastVersion: 1,
    scheduledAt: null,
    scheduledBy: null,
    deletedAt: null,
  };
  await unique({ slug: 'There is another entry of that name.' }, () =>
    trx.insertInto('contentEntries').values(entry).execute(),
  );
  await writeDraft(trx, entry._id, 1, data, author);
  await noteDeed(trx, _id, 'created', author);
  return entry;
}

async function firstData(trx: DatabaseTransaction, collection: Collection, { data, copyOf }: NewEntry) {
  if (data) return data;
  if (!copyOf) return objectOf(emptyOf(fieldsOf(collection.entry)));
  const { publishedVersion } = await lockShownEntry(trx, collection.name, copyOf);
  const said = (await draftOf(trx, copyOf)) ?? (await versionOf(trx, copyOf, publishedVersion ?? 0));
  if (!said) throw missing('There is no such entry.');
  return collection.copyOf(collection.filled(said.data));
}

/** What was typed, on top of what was read; or both sides, where somebody was quicker. */
export async function saveDraft(
  trx: DatabaseTransaction,
  collection: Collection,
  { id, data: sent, basedOn }: { id: string; data: Data; basedOn: number },
  author: Author,
) {
  const entry = await lockShownEntry(trx, collection.name, id);
  const { publishedVersion } = entry;
  const stored = (await draftOf(trx, id)) ?? (await versionOf(trx, id, publishedVersion ?? 0));
  const data = judgeDraft(collection, onTopOf(collection, stored?.data ?? {}, sent));
  const newest = stored?.version ?? 0;
  if (basedOn !== newest) throw new OutdatedError(await tell(trx, entry), QUICKER, data);
  return writeOver(trx, collection, entry, data, author);
}

/** A page that was open while the server was replaced knows nothing of the fields that came with that: they stay as they are. */
const onTopOf = ({ entry, filled: whole }: Collection, stored: Data, sent: Data) =>
  objectOf(filled(fieldsOf(entry), sent, whole(stored)));

const QUICKER = 'Somebody has changed this meanwhile. Nothing was saved, and nothing you typed is lost.';

/** The draft becomes this, whatever it was: a version that is brought back, what was taken off the site. */
export async function writeOver(
  trx: DatabaseTransaction,
  collection: Collection,
  entry: Entry,
  data: Data,
  author: Author,
) {
  const version = entry.lastVersion + 1;
  // What visitors see is called as they see it; what nobody has seen, as its draft says.
  const isUnseen = entry.publishedVersion === null;
  const called = isUnseen ? await unseenCalledBy(trx, collection, entry._id, data) : {};
  await unique({ slug: 'There is another entry of that name.' }, () =>
    trx
      .updateTable('contentEntries')
      .set({ lastVersion: version, ...called })
      .where('_id', '=', entry._id)
      .execute(),
  );
  await trx.deleteFrom('contentDrafts').where('entryId', '=', entry._id).execute();
  await writeDraft(trx, entry._id, version, data, author);
  return { ...entry, ...called, lastVersion: version };
}

export async function dropDraft(trx: DatabaseTransaction, collection: Collection, id: string) {
  const entry = await lockShownEntry(trx, collection.name, id);
  if (entry.publishedVersion === null) {
    throw new AppError(409, 'conflict', 'Nothing of it is published: move it to the trash instead.');
  }
  await trx.deleteFrom('contentDrafts').where('entryId', '=', id).execute();
  await dropUses(trx, id, 'draft');
  const unscheduled = { scheduledAt: null, scheduledBy: null };
  await trx.updateTable('contentEntries').set(unscheduled).where('_id', '=', id).execute();
  return { ...entry, ...unscheduled };
}

/** Makes a version that was published the draft. */
export async function restoreVersion(
  trx: DatabaseTransaction,
  collection: Collection,
  { id, version }: { id: string; version: number },
  author: Author,
) {
  const entry = await lockShownEntry(trx, collection.name, id);
  const found = await versionOf(trx, id, version);
  if (!found) throw new AppError(404, 'not_found', 'There is no such version.');
  return writeOver(trx, collection, entry, collection.filled(found.data), author);
}

export const calledBy = ({ titleOf, slugOf, dated }: Collection, data: Data) => ({
  title: titleOf(data) || 'Untitled',
  slug: slugOf(data) || newId(),
  day: dated ? dated.dayOf(data) : null,
});

/** Of two with one name the second has none of its own yet, nor has one whose name is too long: it is written all the same, and refused when it is published. */
export async function unseenCalledBy(
  trx: DatabaseTransaction,
  collection: Collection,
  id: string,
  data: Data,
) {
  const called = calledBy(collection, data);
  if (called.slug.length > LONGEST_ADDRESS) return { ...called, slug: id };
  const other = await trx
    .selectFrom('contentEntries')
    .select('_id')
    .where('collection', '=', collection.name)
    .where('slug', '=', called.slug)
    .where('_id', '!=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return other ? { ...called, slug: id } : called;
}

async function writeDraft(
  trx: DatabaseTransaction,
  entryId: string,
  version: number,
  data: Data,
  { userId, userName }: Author,
) {
  await trx
    .insertInto('contentDrafts')
    .values({ entryId, version, data: JSON.stringify(data), at: now(), userId, userName })
    .execute();
  await followUses(trx, entryId, 'draft', data);
}
