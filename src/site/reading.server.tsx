import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { ReadWords, Words } from '~/features/content/collections';
import type { LibraryPictures } from '~/features/media/library-picture';
import type { Drawn } from './reading';
import { picturesContext, Speaking, spokenContext, wordsContext } from './words.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Piece {
  html: string;
  /** The collections that it was drawn from. */
  from: ReadonlySet<keyof Words>;
}

/** As long as the words are the same. */
const drawn = new WeakMap<Words, Map<string, Piece>>();

/**
 * What is only read travels as HTML: none of the code that drew it reaches the browser. It is drawn once for each key,
 * so a key must be one of a known few and never what a visitor sent.
 */
export function readOnce({ request, context }: LoaderArgs, key: string, draw: () => ReactElement): Drawn {
  const spoken = context.get(spokenContext);
  const read = context.get(wordsContext);
  const before = drawn.get(spoken) ?? new Map<string, Piece>();
  drawn.set(spoken, before);
  const known = before.get(key);
  const piece = known ?? drawPiece(read, context.get(picturesContext), draw);
  // The page that it stands in depends on what it was drawn from, also where that was done for another page.
  if (known) for (const name of known.from) read(name);
  // In development the words may have changed since.
  if (import.meta.env.PROD) before.set(key, piece);
  return standing(request, key, piece.html);
}

/** A document holds it already. Were it enumerable, it would travel a second time among the data for the scripts. */
function standing(request: Request, key: string, html: string): Drawn {
  const asData = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty<Drawn>({ key }, 'html', { value: html, enumerable: asData });
}

/**
 * Drawn for this answer alone, of what there may be very many of: the key must be another one when it says something else.
 * With the pictures that it names.
 */
export const readOnly = (
  { request, context }: LoaderArgs,
  key: string,
  element: ReactElement,
  pictures: LibraryPictures,
): Drawn => standing(request, key, htmlOf(element, context.get(wordsContext), pictures));

const htmlOf = (element: ReactElement, words: ReadWords, pictures: LibraryPictures) =>
  renderToStaticMarkup(
    <Speaking words={words} pictures={pictures}>
      {element}
    </Speaking>,
  );

function drawPiece(read: ReadWords, pictures: LibraryPictures, draw: () => ReactElement): Piece {
  const from = new Set<keyof Words>();
  const words: ReadWords = (name) => {
    from.add(name);
    return read(name);
  };
  return { html: htmlOf(draw(), words, pictures), from };
}

/** The same for what may be different the next time. */
export const readNow = ({ context }: LoaderArgs, key: string, element: ReactElement): Drawn => ({
  key,
  html: htmlOf(element, context.get(wordsContext), context.get(picturesContext)),
});
