import { picturesOf } from '~/features/media/library.server';
import type { LibraryPictures } from '~/features/media/library-picture';
import { picturesIn } from '~/features/media/uses.server';
import { SECOND } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { type ReadWords, seeds, type Words, wordsFrom } from '../../collections';
import { type ArchivedVersion, archivedNames, archiveOf } from '../legal/archive';
import { pageChanges } from './page-changes';
import { wordsKey } from './words-version';

/** How long what was published may take to be seen where another process published it. */
const LOOK_EVERY_MS = SECOND / 4;
const PREFIX = wordsKey('');

const inMemory = new Set<string>(Object.keys(seeds));

type Archives = ReadonlyMap<string, readonly ArchivedVersion[]>;
type Versions = ReadonlyMap<string, string>;

/**
 * What the site says, in memory: a page reads it without asking the database. Each process looks four times a second whether
 * a collection has another version, and reads anew what has; so what is published shows everywhere within a second. Without
 * a database it goes on with what it has.
 */
export async function startWords(db: Database) {
  let words: Words = seeds;
  let versions: Versions = new Map();
  let published: Awaited<ReturnType<typeof readPublished>> | undefined;
  let changes: ReadonlyMap<string, string> = new Map();
  let pictures: LibraryPictures = new Map();
  let archives: Archives = new Map();
  let looking: Promise<void> | undefined;

  async function look() {
    const now = await versionsIn(db);
    if (published && isSame(now, versions)) return;
    const changed = [...now.keys()].filter((key) => now.get(key) !== versions.get(key));
    // Versions may be lost, as by a backup that was brought back: the first look does not go by them.
    const names = (published ? changed.map((key) => key.slice(PREFIX.length)) : await storedNames(db)).filter(
      (name) => inMemory.has(name),
    );
    const read = new Map([...(published ?? []), ...(await readPublished(db, names))]);
    pictures = await picturesOf(
      db,
      picturesIn([...read.values()]).map(({ media }) => media),
    );
    archives = new Map([...archives, ...(await readArchives(db, names))]);
    published = read;
    words = wordsFrom(new Map(Array.from(read, ([name, rows]) => [name, rows.map(({ data }) => data)])));
    changes = pageChanges(read);
    versions = now;
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
    /** All of it as it is now, in an object that is another one after every change. */
    now: () => ({ words, versions, pictures, archives, changes }),
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

/** Reads one state of it, and tells which collections were read in which version. */
export const readerOf =
  (
    { words, versions }: Pick<ReturnType<WordsStore['now']>, 'words' | 'versions'>,
    note: (key: string, version: string) => void,
  ): ReadWords =>
  (name) => {
    const key = wordsKey(name);
    note(key, versions.get(key) ?? '');
    return words[name];
  };

/** The same for the versions of a text that people were held to, the newest first. */
export const archiveReaderOf =
  (state: ReturnType<WordsStore['now']>, note: (key: string, version: string) => void) =>
  (name: 'policy' | 'terms'): readonly ArchivedVersion[] => {
    readerOf(state, note)(name);
    return state.archives.get(name) ?? [];
  };

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

async function readPublished(db: Database, names: readonly string[]) {
  const rows = Map.groupBy(await publishedIn(db, names), ({ collection }) => collection);
  return new Map(names.map((name) => [name, rows.get(name) ?? []]));
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
    .select(['_id', 'position', 'collection', 'data', 'at'])
    .where('collection', 'in', names)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('_id')
    .execute();
}
