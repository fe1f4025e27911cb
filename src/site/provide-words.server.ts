import type { RouterContextProvider } from 'react-router';
import { readersOf, type WordsStore } from '~/features/content/words.server';
import { notedContext } from '~/lib/page-context';
import type { Database } from '~/platform/db/schema';
import { postsContext } from './blog/posts.server';
import {
  archiveContext,
  notesContext,
  pageChangesContext,
  pictureContext,
  spokenContext,
  wordsContext,
} from './words.server';

interface Sources {
  db: Database;
  store: WordsStore;
}

/** Every part of one page reads the same state of the words: that of now, or one with a draft in it. */
export function provideWords(context: RouterContextProvider, { db, store }: Sources, state = store.now()) {
  const { notes, words, picture, archive, changes, posts } = readersOf(
    db,
    store,
    context.get(notedContext),
    state,
  );
  context.set(spokenContext, state.words);
  context.set(notesContext, notes);
  context.set(pictureContext, picture);
  context.set(wordsContext, words);
  context.set(archiveContext, archive);
  context.set(pageChangesContext, changes);
  context.set(postsContext, posts);
}
