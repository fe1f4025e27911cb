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
  const placed: Placed[] = [];
  for (const row of rows) {
    const was = known.get(row.id);
    const isSameVersion = was && was.version === row.version && was.at === row.at;
    const isListedSo = was && (isSameVersion || (await looksTheSame(db, collection, was, row)));
    const listed = isListedSo ? was.listed : `${row.version} ${row.at}`;
    placed.push({ ...row, tags: (tags.get(row.id) ?? []).map(({ tag }) => tag).sort(), listed });
  }
  return placed;
}

/** A version that was published is never changed: that of before is there to be compared, however long ago. */
async function looksTheSame<Entry, Listed>(
  db: Database,
  { wordsOf, inLists }: DatedCollection<Entry, Listed>,
  before: Placed,
  { id, version }: Pick<Placed, 'id' | 'version'>,
) {
  const rows = await db
    .selectFrom('contentVersions')
    .select('data')
    .where('entryId', '=', id)
    .where('version', 'in', [before.version, version])
    .execute();
  const [one, other] = rows.map(({ data }) => wordsOf([data]).map(inLists));
  return other !== undefined && isDeepStrictEqual(one, other);
}
