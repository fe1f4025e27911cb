import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { Words } from '~/features/content/collections';
import type { StillSaid } from '~/lib/page-context';
import type { Drawn } from './reading';
import { notesContext, pictureContext, Speaking, spokenContext, wordsContext } from './words.server';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Piece {
  piece: string;
  /** What it was drawn from. */
  from: ReadonlySet<StillSaid>;
}

/** As long as the words are the same. */
const drawn = new WeakMap<Words, Map<string, Piece>>();

/**
 * What is only read travels as HTML: none of the code that drew it reaches the browser. It is drawn once for each key,
 * so a key must be one of a known few and never what a visitor sent.
 */
export function readOnce({ request, context }: LoaderArgs, key: string, draw: () => ReactElement): Drawn {
  const spoken = context.get(spokenContext);
  const notes = context.get(notesContext);
  const before = drawn.get(spoken) ?? new Map<string, Piece>();
  drawn.set(spoken, before);
  const known = before.get(key);
  const { piece, from } = known ?? notes.during(() => htmlOf(context, draw()));
  // The page that it stands in depends on what it was drawn from, also where that was done for another page.
  if (known) for (const stillSaid of from) notes.note(stillSaid);
  // In development the words may have changed since.
  if (import.meta.env.PROD) before.set(key, { piece, from });
  return standing(request, key, piece);
}

/** A document holds it already. Were it enumerable, it would travel a second time among the data for the scripts. */
function standing(request: Request, key: string, html: string): Drawn {
  const asData = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty<Drawn>({ key }, 'html', { value: html, enumerable: asData });
}

/** Drawn for this answer alone, of what there may be very many of; under another key when it says something else. */
export function readOnly({ request, context }: LoaderArgs, key: string, element: ReactElement): Drawn {
  const html = htmlOf(context, element);
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  return standing(request, `${key} ${digest}`, html);
}

const htmlOf = (context: LoaderArgs['context'], element: ReactElement) =>
  renderToStaticMarkup(
    <Speaking words={context.get(wordsContext)} picture={context.get(pictureContext)}>
      {element}
    </Speaking>,
  );

/** The same for what may be different the next time. */
export const readNow = ({ context }: LoaderArgs, key: string, element: ReactElement): Drawn => ({
  key,
  html: htmlOf(context, element),
});
