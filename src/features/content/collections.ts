import type { Collection } from './collection';
import { about } from './types/about/about';
import { careers } from './types/careers/careers';
import { home } from './types/home/home';
import { industries } from './types/industries/industries';
import { landing } from './types/landing/landing';
import { metaAds } from './types/meta-ads/meta-ads';
import { navigation } from './types/navigation/navigation';
import { policy } from './types/policy/policy';
import { popups } from './types/popups/popups';
import { portfolio } from './types/portfolio/portfolio';
import { posts } from './types/posts/posts';
import { services } from './types/services/services';
import { site } from './types/site/site';
import { team } from './types/team/team';
import { terms } from './types/terms/terms';

/**
 * Everything of the site that is words and pictures, each kind read in the same way. A new kind is a folder of `types/` and
 * a line here.
 */
const wordsBy = (read: <Words>(collection: Collection<Words>) => Words) => ({
  site: read(site),
  navigation: read(navigation),
  landing: read(landing),
  home: read(home),
  popups: read(popups),
  services: read(services),
  portfolio: read(portfolio),
  team: read(team),
  industries: read(industries),
  about: read(about),
  careers: read(careers),
  'meta-ads': read(metaAds),
  policy: read(policy),
  terms: read(terms),
});

/** What the site says, by collection. */
export type Words = ReturnType<typeof wordsBy>;

/** Reads what it says: all of a collection, or a part that is made of it. A page is drawn anew when what it has read is another. */
export interface ReadWords {
  <Name extends keyof Words>(name: Name): Words[Name];
  <Name extends keyof Words, Part>(name: Name, part: (words: Words[Name]) => Part): Part;
}

/** Reads these, and tells nobody. */
export function readerOfWords(words: Words): ReadWords {
  function read<Name extends keyof Words>(name: Name): Words[Name];
  function read<Name extends keyof Words, Part>(name: Name, part: (words: Words[Name]) => Part): Part;
  function read<Name extends keyof Words, Part>(name: Name, part?: (words: Words[Name]) => Part) {
    return part ? part(words[name]) : words[name];
  }
  return read;
}

export const collections: Collection[] = [];

/** Before anybody has edited it. */
export const seeds: Words = wordsBy((collection) => {
  collections.push(collection);
  return collection.seed;
});

/** What the site says to begin with. */
export const firstWords = readerOfWords(seeds);

// What is read from the database is not among the words in memory.
collections.push(posts);

/** Of the entries that are published, by the name of their collection; one that nobody has stored is as it began. */
export const wordsFrom = (published: ReadonlyMap<string, readonly unknown[]>): Words =>
  wordsBy((collection) => {
    const entries = published.get(collection.name);
    return entries ? collection.wordsOf(entries) : collection.seed;
  });

/** With other entries in one of the collections, whether or not they are finished. */
export function wordsWith(words: Words, name: keyof Words, entries: readonly unknown[]): Words {
  const others = wordsBy((collection) =>
    collection.name === name ? collection.previewOf(entries) : collection.seed,
  );
  return { ...words, [name]: others[name] };
}

/** Whether what it says is among the words: posts are read from the database. */
export const isInMemory = (name: string, words: Words): name is keyof Words => name in words;

/** What people call it. */
export const collectionTitle = (name: string) => collections.find((one) => one.name === name)?.title;
