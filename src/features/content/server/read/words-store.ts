import { picturesOf } from '~/features/media/library.server';
import type { LibraryPictures } from '~/features/media/library-picture';
import { picturesIn } from '~/features/media/uses.server';
import { SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { seeds, type Words, wordsFrom } from '../../collections';
import { posts } from '../../types/posts/posts';
import { type ArchivedVersion, archivedNames, archiveOf } from '../legal/archive';
import { type Placed, readPlaced } from './dated-index';
import { pageChanges } from './page-changes';
import { wordsKey } from './words-version';

/** How long what was published may take to be seen where another process published it. */
const LOOK_EVERY_MS = SECOND / 4;
const PREFIX = wordsKey('');

const inMemory = new Set<string>(Object.keys(seeds));

type Archives = ReadonlyMap<string, readonly ArchivedVersion[]>;
type Versions = ReadonlyMap<string, string>;
type Row = Awaited<ReturnType<typeof publishedIn>>[number];
type Published = ReadonlyMap<string, readonly Row[]>;

/** What the site says at one moment. */
export interface WordsState {
  words: Words;
  /** Of each collection: another one after every change that visitors see. */
  versions: Versions;
  /** Those that some of the words name, and the posts. */
  pictures: LibraryPictures;
  archives: Archives;
  /** Of each page whose own words were published since, when. */
  changes: ReadonlyMap<string, string>;
  /** What they say is read from the database. */
  posts: readonly Placed[];
}

/**
 * What the site says, in memory: a page reads it without asking the database. Each process looks four times a second whether
 * a collection has another version, and reads anew what has; so what is published shows everywhere within a second. Without
 * a database it goes on with what it has.
 */
export async function startWords(db: Database) {
  let state: WordsState = {
    words: seeds,
    versions: new Map(),
    pictures: new Map(),
    archives: new Map(),
    changes: new Map(),
    posts: [],
  };
  let published: Published | undefined;
  let looking: Promise<void> | undefined;

  async function look() {
    const versions = await versionsIn(db);
    if (published && isSame(versions, state.versions)) return;
    const changed = [...versions.keys()].filter((key) => versions.get(key) !== state.versions.get(key));
    // Versions may be lost, as by a backup that was brought back: the first look does not go by them.
    const all = published ? changed.map((key) => key.slice(PREFIX.length)) : await storedNames(db);
    const names = all.filter((name) => inMemory.has(name));
    const read = new Map([...(published ?? []), ...(await readPublished(db, names, published))]);
    const shown = [
      ...picturesIn([...read.values()]).map(({ media }) => media),
      ...(await picturesOfPosts(db)),
    ];
    state = {
      words: wordsFrom(new Map(Array.from(read, ([name, rows]) => [name, rows.map(({ data }) => data)]))),
      versions,
      pictures: await picturesOf(db, shown),
      archives: new Map([...state.archives, ...(await readArchives(db, names))]),
      changes: pageChanges(read),
      posts: all.includes(posts.name) ? await readPlaced(db, posts, state.posts) : state.posts,
    };
    published = read;
  }

  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await lookOnce();
  const timer = setInterval(() => lookOnce().catch(() => {}), LOOK_EVERY_MS).unref();
  return {
    /** All of it, in an object that is another one after every change. */
    now: () => state,
    /** Sees whatever was there when it was called: a look that is under way may have begun before. */
    async look() {
      await looking?.catch(() => {});
      await lookOnce();
    },
    async close() {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}

export type WordsStore = Awaited<ReturnType<typeof startWords>>;

async function readArchives(db: Database, names: readonly string[]) {
  const read = names
    .filter((name) => archivedNames.includes(name))
    .map(async (name) => [name, await archiveOf(db, name)] as const);
  return new Map(await Promise.all(read));
}

async function versionsIn(db: Database): Promise<Versions> {
  const rows = await db
    .selectFrom('tableVersions')
    .selectAll()
    .where('table', 'like', `${PREFIX}%`)
    .execute();
  return new Map(rows.map(({ table, version }) => [table, version]));
}

const isSame = (one: Versions, other: Versions) =>
  one.size === other.size && [...one].every(([key, version]) => other.get(key) === version);

async function storedNames(db: Database) {
  const rows = await db.selectFrom('contentCollections').select('name').execute();
  return rows.map(({ name }) => name);
}

/** What was not published anew stays the same object. */
async function readPublished(db: Database, names: readonly string[], before?: Published) {
  const keyOf = ({ _id, version, at }: Row) => `${_id} ${version} ${at}`;
  const known = new Map(
    names.flatMap((name) => before?.get(name) ?? []).map((row) => [keyOf(row), row.data]),
  );
  const rows = (await publishedIn(db, names)).map((row) => ({
    ...row,
    data: known.get(keyOf(row)) ?? row.data,
  }));
  const byName = Map.groupBy(rows, ({ collection }) => collection);
  return new Map(names.map((name) => [name, byName.get(name) ?? []]));
}

/** Which of the library they name, in a list or in their text. */
async function picturesOfPosts(db: Database) {
  const uses = await db
    .selectFrom('mediaUses')
    .innerJoin('contentEntries', 'contentEntries._id', 'mediaUses.entryId')
    .select('media')
    .distinct()
    .where('collection', '=', posts.name)
    .where('state', '=', 'published')
    .where('deletedAt', 'is', null)
    .execute();
  return uses.map(({ media }) => media);
}

/** What visitors see of these collections, each in its order. */
export async function publishedIn(db: Database, names: readonly string[]) {
  if (names.length === 0) return [];
  return db
    .selectFrom('contentEntries')
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.entryId', '=', 'contentEntries._id')
        .onRef('contentVersions.version', '=', 'contentEntries.publishedVersion'),
    )
    .select(['_id', 'position', 'collection', 'version', 'data', 'at'])
    .where('collection', 'in', names)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('_id')
    .execute();
}
