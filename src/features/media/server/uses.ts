import type { Database } from '~/platform/db/schema';
import type { PictureUse, Registry } from '~/platform/http/services';
import { UsedError } from '~/platform/http/used-error';

const MOST_USES = 100;

type Features = Registry['features'];

interface Named {
  _id: string;
  url: string;
  /** What was written before anybody chose it from the library names it so. */
  drawn: string | null;
}

/** All that shows a picture. */
export async function usesOf(db: Database, picture: Named, features: Features): Promise<PictureUse[]> {
  const others = features.map(({ pictureUses }) => pictureUses?.find(db, picture.url) ?? []);
  const entries = (await entriesWith(db, picture)).map((use) => ({
    ...use,
    place: features.map((one) => one.collectionTitle?.(use.collection)).find(Boolean) ?? use.collection,
  }));
  return [...entries, ...(await Promise.all(others)).flat()];
}

/** The collections of which visitors see it, in their order: of how many entries does not matter. */
export async function collectionsWith(db: Database, { _id, drawn }: Named) {
  const rows = await db
    .selectFrom('mediaUses')
    .innerJoin('contentEntries', 'contentEntries._id', 'mediaUses.entryId')
    .select('collection')
    .distinct()
    .where('media', 'in', drawn === null ? [_id] : [_id, drawn])
    .where('state', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('collection')
    .execute();
  return rows.map(({ collection }) => collection);
}

/** The entries whose words name a picture, as visitors see them or in their draft; what lies in the trash uses nothing. */
async function entriesWith(db: Database, { _id, drawn }: Named) {
  const rows = await db
    .selectFrom('mediaUses')
    .innerJoin('contentEntries', 'contentEntries._id', 'mediaUses.entryId')
    .select(['collection', 'entryId', 'title'])
    .select((eb) => eb.fn.max('state').as('state'))
    .where('media', 'in', drawn === null ? [_id] : [_id, drawn])
    .where('deletedAt', 'is', null)
    .groupBy(['collection', 'entryId', 'title'])
    .orderBy('collection')
    .orderBy('title')
    .orderBy('entryId')
    .limit(MOST_USES)
    .execute();
  return rows.map(({ state, ...use }) => ({ ...use, published: state === 'published' }));
}

export async function refuseWhereUsed(db: Database, named: Named, features: Features) {
  const uses = await usesOf(db, named, features);
  if (uses.length === 0) return;
  const places = uses.length === 1 ? 'one place' : `${uses.length} places`;
  throw new UsedError(`This picture is used in ${places}. Choose another one there first.`, uses);
}
