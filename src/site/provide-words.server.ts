import type { RouterContextProvider } from 'react-router';
import {
  archiveReaderOf,
  changesReaderOf,
  type postReaderOf,
  readerOf,
  type WordsStore,
} from '~/features/content/words.server';
import { notedContext } from '~/lib/page-context';
import { postsContext } from './blog/posts.server';
import {
  archiveContext,
  pageChangesContext,
  picturesContext,
  spokenContext,
  wordsContext,
} from './words.server';

interface Sources {
  store: WordsStore;
  posts: ReturnType<typeof postReaderOf>;
}

/** Every part of one page reads the same state of the words. */
export function provideWords(context: RouterContextProvider, { store, posts }: Sources) {
  const state = store.now();
  const note = context.get(notedContext);
  context.set(spokenContext, state.words);
  context.set(picturesContext, state.pictures);
  context.set(wordsContext, readerOf(state, note));
  context.set(archiveContext, archiveReaderOf(state, note));
  context.set(pageChangesContext, changesReaderOf(state, note));
  context.set(postsContext, posts(state, note));
}
