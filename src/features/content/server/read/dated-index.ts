import { isDeepStrictEqual } from 'node:util';
import type { Database } from '~/platform/db/schema';
import type { DatedCollection } from '../../collection';

/** Where an entry that is published stands among the others, without what it says. */
export interface Placed {
  id: string;
  /** Its address. */
  path: string;
  /** Grows with each change that was published, at the moment of the last. */
  version: number;
  at: string;
  tags: readonly string[];
  /** Another one when lists show something else of it. */
  listed: string;
}

/** The newest day first. What is known of them already tells which of those that were published since look different in lists. */
export async function readPlaced<Entry, Listed>(
  db: Database,
  collection: DatedCollection<Entry, Listed>,
  before: readonly Placed[],
): Promise<Placed[]> {
  const published = db
    .selectFrom('contentEntries')
    .where('collection', '=', collection.name)
    .where('publishedVersion', 'is not', null)
    .where('deletedAt', 'is', null);
  const rows = await published
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.entryId', '=', 'contentEntries._id')
        .onRef('contentVersions.version', '=', 'contentEntries.publishedVersion'),
    )
    .select(['_id as id', 'slug as path', 'version', 'at'])
    .orderBy('day', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const tagged = await published
    .innerJoin('contentTags', 'contentTags.entryId', 'contentEntries._id')
    .select(['entryId', 'tag'])
    .execute();
  const tags = Map.groupBy(tagged, ({ entryId }) => entryId);
  const known = new Map(before.map((placed) => [placed.id, placed]));
  const changed = rows.flatMap((row) => {
    const was = known.get(row.id);
    return was && (was.version !== row.version || was.at !== row.at) ? [{ ...row, before: was.version }] : [];
  });
  const different = await lookDifferent(db, collection, changed);
  return rows.map((row) => {
    const was = known.get(row.id);
    const listed = was && !different.has(row.id) ? was.listed : `${row.version} ${row.at}`;
    return { ...row, tags: (tags.get(row.id) ?? []).map(({ tag }) => tag).sort(), listed };
  });
}

/** A folder may bring hundreds at once. */
const COMPARED_AT_ONCE = 50;

interface Changed {
  id: string;
  before: number;
  version: number;
}

/** A version that was published is never changed: that of before is there to be compared, however long ago. */
async function lookDifferent<Entry, Listed>(
  db: Database,
  { wordsOf, inLists }: DatedCollection<Entry, Listed>,
  changed: readonly Changed[],
) {
  const different = new Set<string>();
  for (let from = 0; from < changed.length; from += COMPARED_AT_ONCE) {
    const some = changed.slice(from, from + COMPARED_AT_ONCE);
    const rows = await db
      .selectFrom('contentVersions')
      .select(['entryId', 'data'])
      .where((eb) =>
        eb.or(
          some.map(({ id, before, version }) =>
            eb.and([eb('entryId', '=', id), eb('version', 'in', [before, version])]),
          ),
        ),
      )
      .execute();
    const found = Map.groupBy(rows, ({ entryId }) => entryId);
    for (const { id } of some) {
      const [one, other] = (found.get(id) ?? []).map(({ data }) => wordsOf([data]).map(inLists));
      if (other === undefined || !isDeepStrictEqual(one, other)) different.add(id);
    }
  }
  return different;
}
