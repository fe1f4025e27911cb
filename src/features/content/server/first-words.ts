import { followUses } from '~/features/media/uses.server';
import { now } from '~/lib/time';
import { oneProcessAtATime } from '~/platform/db/engine/lock';
import { newId } from '~/platform/db/ids';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../collection';
import { collections } from '../collections';
import { calledBy } from './drafts';
import { putTags } from './publish/tags';
import { renewWords } from './read/words-version';

/** What the site says to begin with becomes the first version of every entry, once for each collection. */
export async function addFirstWords({ db }: { db: Database }) {
  if ((await unknown(db)).length === 0) return;
  await oneProcessAtATime(db, async (trx) => {
    for (const collection of await unknown(trx)) await seed(trx, collection);
  });
}

async function unknown(db: Database) {
  const known = await db.selectFrom('contentCollections').select('name').execute();
  const names = new Set(known.map(({ name }) => name));
  return collections.filter(({ name }) => !names.has(name));
}

async function seed(trx: DatabaseTransaction, collection: Collection) {
  const said: unknown[] = collection.single
    ? [collection.seed]
    : Array.isArray(collection.seed)
      ? collection.seed
      : [];
  const entries = said.map((data, index) => {
    const whole = collection.entry.parse(data);
    return { _id: newId(), data: whole, ...calledBy(collection, whole), position: index + 1 };
  });
  await trx.insertInto('contentCollections').values({ name: collection.name }).execute();
  if (entries.length === 0) return;
  const at = now();
  await trx
    .insertInto('contentEntries')
    .values(
      entries.map(({ data: _data, ...entry }) => ({
        ...entry,
        collection: collection.name,
        publishedVersion: 1,
        lastVersion: 1,
      })),
    )
    .execute();
  await trx
    .insertInto('contentVersions')
    .values(
      entries.map(({ _id, data }) => ({
        entryId: _id,
        version: 1,
        data: JSON.stringify(data),
        at,
        userId: null,
        userName: 'The site',
      })),
    )
    .execute();
  await putTags(trx, collection, entries);
  for (const { _id, data } of entries) await followUses(trx, _id, 'published', data);
  await renewWords(trx, collection.name);
}
