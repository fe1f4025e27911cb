import { isPlainText } from '~/model/fields';
import type { Database } from '~/platform/db/schema';
import type { Collection } from '../../collection';

/** How many stand on a page of the list. */
export const PAGE_SIZE = 10;
const MOST_TAGS = 30;

/** An entry as visitors read it. */
export interface Dated<Entry> {
  entry: Entry;
  /** Its address. */
  path: string;
  /** Grows with each change that was published, at the moment of the last. */
  version: number;
  at: string;
}

/**
 * Reads what is published of a collection whose entries stand under a day: some at a time, the newest first. What no entry
 * can be called is not asked for: PostgreSQL refuses a NUL.
 */
export function readDated<Entry>(db: Database, collection: Collection<readonly Entry[]>) {
  const published = () =>
    db
      .selectFrom('contentEntries')
      .where('collection', '=', collection.name)
      .where('publishedVersion', 'is not', null)
      .where('deletedAt', 'is', null);

  const about = (tag: string | undefined) => {
    const all = published();
    return tag === undefined
      ? all
      : all.where('_id', 'in', db.selectFrom('contentTags').select('entryId').where('tag', '=', tag));
  };

  const withVersions = (entries: ReturnType<typeof published>) =>
    entries
      .innerJoin('contentVersions', (join) =>
        join
          .onRef('contentVersions.entryId', '=', 'contentEntries._id')
          .onRef('contentVersions.version', '=', 'contentEntries.publishedVersion'),
      )
      .select(['slug as path', 'version', 'at'])
      .orderBy('day', 'desc')
      .orderBy('_id', 'desc');

  const read = async (entries: ReturnType<typeof withVersions>): Promise<Dated<Entry>[]> => {
    const rows = await entries.select('data').execute();
    return rows.flatMap(({ data, ...facts }) =>
      collection.wordsOf([data]).map((entry) => ({ entry, ...facts })),
    );
  };

  return {
    newest: (count: number) => read(withVersions(published()).limit(count)),

    async page(number: number, tag?: string) {
      if (tag !== undefined && !isPlainText(tag)) return { items: [], pages: 1 };
      const { count } = await about(tag)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const pages = Math.max(1, Math.ceil(Number(count) / PAGE_SIZE));
      const shown = withVersions(about(tag))
        .limit(PAGE_SIZE)
        .offset((number - 1) * PAGE_SIZE);
      return { items: number > pages ? [] : await read(shown), pages };
    },

    async at(path: string) {
      if (!isPlainText(path)) return undefined;
      const [found] = await read(withVersions(published().where('slug', '=', path)));
      return found;
    },

    /** Of all of them: where they are, and since when each reads as it does. */
    changes: () => withVersions(published()).execute(),

    /** What they are about, the commonest first. */
    async tags() {
      const rows = await published()
        .innerJoin('contentTags', 'contentTags.entryId', 'contentEntries._id')
        .select((eb) => ['tag', eb.fn.countAll<number>().as('count')])
        .groupBy('tag')
        .orderBy('count', 'desc')
        .orderBy('tag')
        .limit(MOST_TAGS)
        .execute();
      return rows.map(({ tag }) => tag);
    },
  };
}

export type DatedReader<Entry> = ReturnType<typeof readDated<Entry>>;
