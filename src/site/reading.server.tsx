import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { ReadWords } from '~/features/content/collections';
import type { Drawn } from './reading';
import { Speaking, wordsContext } from './words.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** As long as the words are the same. */
const drawn = new WeakMap<ReadWords, Map<string, string>>();

/**
 * What is only read travels as HTML: none of the code that drew it reaches the browser. It is drawn once for each key,
 * so a key must be one of a known few and never what a visitor sent.
 */
export function readOnce({ request, context }: LoaderArgs, key: string, draw: () => ReactElement): Drawn {
  const words = context.get(wordsContext);
  const before = drawn.get(words) ?? new Map<string, string>();
  drawn.set(words, before);
  const html = before.get(key) ?? renderToStaticMarkup(<Speaking words={words}>{draw()}</Speaking>);
  // In development the words may have changed since.
  if (import.meta.env.PROD) before.set(key, html);
  // A document holds it already. Were it enumerable, it would travel a second time among the data for the scripts.
  const asData = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty<Drawn>({ key }, 'html', { value: html, enumerable: asData });
}

/** The same for what may be different the next time. */
export const readNow = ({ context }: LoaderArgs, key: string, element: ReactElement): Drawn => ({
  key,
  html: renderToStaticMarkup(<Speaking words={context.get(wordsContext)}>{element}</Speaking>),
});
