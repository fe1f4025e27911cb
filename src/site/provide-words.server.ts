import type { RouterContextProvider } from 'react-router';
import { readerOf, type WordsStore } from '~/features/content/words.server';
import { notedContext } from '~/lib/page-context';
import { spokenContext, wordsContext } from './words.server';

/** Every part of one page reads the same state of the words. */
export function provideWords(context: RouterContextProvider, store: WordsStore) {
  const state = store.now();
  context.set(spokenContext, state.words);
  context.set(wordsContext, readerOf(state, context.get(notedContext)));
}
