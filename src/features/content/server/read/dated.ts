import type { Database } from '~/platform/db/schema';
import type { DatedCollection } from '../../collection';
import type { Placed } from './dated-index';
import type { Reading } from './noted';

/** How many stand on a page of the list. */
export const PAGE_SIZE = 10;
const MOST_TAGS = 30;

/** An entry as visitors read it. */
export interface Dated<Entry> {
  entry: Entry;
  /** Its address. */
  path: string;
  /** When the last change to it was published. */
  at: string;
}

/** What lists show of one. */
export type DatedInList<Listed> = Pick<Dated<Listed>, 'entry' | 'path'>;

/**
 * Reads what is published of a collection whose entries stand under a day: some at a time, the newest first. Which those are is
 * known; what they say comes from the database, in the version that is known. A page depends on those that it shows, and in a list on
 * what lists show of them.
 */
export function readDated<Entry, Listed>(
  db: Database,
  { wordsOf, inLists }: DatedCollection<Entry, Listed>,
  all: readonly Placed[],
  read: Reading<readonly Placed[]>,
) {
  async function said(some: readonly Pick<Placed, 'id' | 'version'>[]) {
    if (some.length === 0) return [];
    const rows = await db
      .selectFrom('contentVersions')
      .select(['entryId', 'data'])
      .where((eb) => eb.or(some.map(({ id, version }) => eb.and({ entryId: id, version }))))
      .execute();
    const byId = new Map(rows.map(({ entryId, data }) => [entryId, data]));
    return some.map(({ id }) => (byId.has(id) ? wordsOf([byId.get(id)]) : []));
  }

  async function whole(some: readonly ReturnType<typeof asWhole>[]): Promise<Dated<Entry>[]> {
    const entries = await said(some);
    return some.flatMap(({ path, at: changedAt }, at) =>
      (entries[at] ?? []).map((entry) => ({ entry, path, at: changedAt })),
    );
  }

  async function listed(some: readonly ReturnType<typeof asListed>[]): Promise<DatedInList<Listed>[]> {
    const entries = await said(some.flatMap(({ id }) => all.find((placed) => placed.id === id) ?? []));
    return some.flatMap(({ path }, at) =>
      (entries[at] ?? []).map((entry) => ({ entry: inLists(entry), path })),
    );
  }

  return {
    newest: (count: number) => whole(read(newest(count))),
    /** The newest, but for the one at that address. */
    newestBut: (path: string, count: number) => listed(read(newestBut(path, count))),

    async page(number: number, tag?: string) {
      const { pages, items } = read(pageOf(number, tag));
      return { pages, items: await listed(items) };
    },

    async at(path: string) {
      const [found] = await whole(read(placedAt(path)));
      return found;
    },

    /** Of all of them: where they are, and since when each reads as it does. */
    changes: () => read(changesOf),

    /** What they are about, the commonest first. */
    tags: () => read(commonTags),
  };
}

export type DatedReader<Entry, Listed> = ReturnType<typeof readDated<Entry, Listed>>;

type Index = readonly Placed[];

const asWhole = ({ id, path, version, at }: Placed) => ({ id, path, version, at });
const asListed = ({ id, path, listed }: Placed) => ({ id, path, listed });

const newest = (count: number) => (all: Index) => all.slice(0, count).map(asWhole);

const newestBut = (but: string, count: number) => (all: Index) =>
  all
    .filter(({ path }) => path !== but)
    .slice(0, count)
    .map(asListed);

const placedAt = (asked: string) => (all: Index) => all.filter(({ path }) => path === asked).map(asWhole);

const pageOf = (number: number, tag: string | undefined) => (all: Index) => {
  const about = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  const items = about.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE).map(asListed);
  return { pages: Math.max(1, Math.ceil(about.length / PAGE_SIZE)), items };
};

const changesOf = (all: Index) => all.map(({ path, at }) => ({ path, at }));

function commonTags(all: Index) {
  const counts = new Map<string, number>();
  for (const tag of all.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag);
}
