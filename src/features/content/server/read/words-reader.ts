import type { ReadPicture } from '~/features/media/library-picture';
import type { StillSaid } from '~/lib/page-context';
import type { Database } from '~/platform/db/schema';
import type { ReadWords, Words } from '../../collections';
import { posts } from '../../types/posts/posts';
import { readDated } from './dated';
import type { Placed } from './dated-index';
import { noteBook, type Reading, readingOf } from './noted';
import type { WordsState, WordsStore } from './words-store';

/** Reads for one page, and notes all that it reads. Every part of the page reads the same state. */
export function readersOf(
  db: Database,
  store: WordsStore,
  note: (stillSaid: StillSaid) => void,
  state = store.now(),
) {
  const notes = noteBook(note);
  const read = readingOf(store.now, state, notes.note);
  const picture: ReadPicture = (name) => read(pictureCalled(name), `picture ${name}`);
  return {
    notes,
    words: wordsReaderOf(state, read),
    picture,
    archive: (name: 'policy' | 'terms') => read(archiveCalled(name)) ?? [],
    changes: () => read(changesIn),
    posts: readDated(db, posts, state.posts, (part) => read(postsIn(part))),
  };
}

/** Of what there is one, its fields are noted as they are read: a page need not show all of them. */
function wordsReaderOf(state: WordsState, read: Reading<WordsState>): ReadWords {
  function words<Name extends keyof Words>(name: Name): Words[Name];
  function words<Name extends keyof Words, Part>(name: Name, part: (said: Words[Name]) => Part): Part;
  function words<Name extends keyof Words, Part>(name: Name, part?: (said: Words[Name]) => Part) {
    if (part) return read(partOf(name, part));
    if (Array.isArray(state.words[name])) return read(wordsCalled(name), name);
    return new Proxy(state.words[name], {
      // Which fields there are is settled by its kind.
      get: (_said, field) => read(fieldOf(name, field), `${name} ${String(field)}`),
    });
  }
  return words;
}

const wordsCalled =
  <Name extends keyof Words>(name: Name) =>
  ({ words }: WordsState) =>
    words[name];

const partOf =
  <Name extends keyof Words, Part>(name: Name, part: (said: Words[Name]) => Part) =>
  ({ words }: WordsState) =>
    part(words[name]);

const fieldOf =
  (name: keyof Words, field: string | symbol) =>
  ({ words }: WordsState): unknown =>
    Reflect.get(words[name], field);

const pictureCalled =
  (name: string) =>
  ({ pictures }: WordsState) =>
    pictures.get(name);

const archiveCalled =
  (name: string) =>
  ({ archives }: WordsState) =>
    archives.get(name);

const changesIn = ({ changes }: WordsState) => changes;

const postsIn =
  <Part>(part: (placed: readonly Placed[]) => Part) =>
  (state: WordsState) =>
    part(state.posts);
