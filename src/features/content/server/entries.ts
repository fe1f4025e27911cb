import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Collection } from '../collection';
import { collections } from '../collections';

export type Entry = Row<'contentEntries'>;

export function collectionCalled(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw missing('There is no such collection.');
  return found;
}

/** Locked until the transaction is over: of two who change it the second sees what the first has done. */
export async function lockEntry(trx: DatabaseTransaction, collection: string, id: string) {
  const found = trx
    .selectFrom('contentEntries')
    .selectAll()
    .where('_id', '=', id)
    .where('collection', '=', collection);
  const entry = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
  if (!entry) throw missing('There is no such entry.');
  return entry;
}

export async function lockShownEntry(trx: DatabaseTransaction, collection: string, id: string) {
  const entry = await lockEntry(trx, collection, id);
  if (entry.deletedAt !== null) throw missing('This entry is in the trash.');
  return entry;
}

export const draftOf = (db: Database, entryId: string) =>
  db.selectFrom('contentDrafts').selectAll().where('entryId', '=', entryId).executeTakeFirst();

export const versionOf = (db: Database, entryId: string, version: number) =>
  db
    .selectFrom('contentVersions')
    .selectAll()
    .where('entryId', '=', entryId)
    .where('version', '=', version)
    .executeTakeFirst();

/** How it stands, in a word. */
function stateOf({ publishedVersion, scheduledAt }: Entry, hasDraft: boolean, wasPublished: boolean) {
  if (scheduledAt !== null) return 'scheduled';
  if (publishedVersion !== null) return hasDraft ? 'changed' : 'published';
  return wasPublished ? 'unpublished' : 'draft';
}

/** An entry with all that its editor shows. */
export async function tell(db: Database, entry: Entry) {
  const draft = await draftOf(db, entry._id);
  const published =
    entry.publishedVersion === null ? undefined : await versionOf(db, entry._id, entry.publishedVersion);
  const earlier = await db
    .selectFrom('contentVersions')
    .select('version')
    .where('entryId', '=', entry._id)
    .limit(1)
    .executeTakeFirst();
  const { _id, slug, title, position, scheduledAt } = entry;
  const { filled } = collectionCalled(entry.collection);
  const inFields = (version: Row<'contentVersions'> | undefined) =>
    version ? { ...withoutEntry(version), data: filled(version.data) } : null;
  const state = stateOf(entry, draft !== undefined, earlier !== undefined);
  return {
    _id,
    slug,
    title,
    position,
    scheduledAt,
    state,
    published: inFields(published),
    draft: inFields(draft),
  } as const;
}

export const withoutEntry = ({ entryId: _entry, ...version }: Row<'contentVersions'>) => version;

/** The entries of a collection as its list shows them: in their order, or by their days, with what is not on the site before all others. */
export async function listEntries(db: Database, { name, dated }: Collection) {
  const all = db
    .selectFrom('contentEntries')
    .selectAll()
    .select((eb) => [
      eb
        .exists(
          eb.selectFrom('contentDrafts').select('version').whereRef('entryId', '=', 'contentEntries._id'),
        )
        .as('hasDraft'),
      eb
        .exists(
          eb.selectFrom('contentVersions').select('version').whereRef('entryId', '=', 'contentEntries._id'),
        )
        .as('wasPublished'),
    ])
    .where('collection', '=', name)
    .where('deletedAt', 'is', null);
  const inOrder = dated
    ? all
        .orderBy((eb) => eb.case().when('publishedVersion', 'is', null).then(0).else(1).end())
        .orderBy('day', 'desc')
        .orderBy('_id', 'desc')
    : all.orderBy('position').orderBy('_id');
  const rows = await inOrder.execute();
  return rows.map(({ hasDraft, wasPublished, ...entry }) => {
    const { _id, slug, title, position, scheduledAt } = entry;
    const state = stateOf(entry, Boolean(hasDraft), Boolean(wasPublished));
    return { _id, slug, title, position, scheduledAt, state } as const;
  });
}
