import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawn } from './reading';

const drawn = new Map<string, string>();

/**
 * What is only read travels as HTML: none of the code that drew it reaches the browser. It is drawn once for each key,
 * so a key must be one of a known few and never what a visitor sent.
 */
export function readOnce(request: Request, key: string, draw: () => ReactElement): Drawn {
  const html = drawn.get(key) ?? renderToStaticMarkup(draw());
  // In development the words may have changed since.
  if (import.meta.env.PROD) drawn.set(key, html);
  // A document holds it already. Were it enumerable, it would travel a second time among the data for the scripts.
  const asData = new URL(request.url).pathname.endsWith('.data');
  return Object.defineProperty<Drawn>({ key }, 'html', { value: html, enumerable: asData });
}

/** The same for what may be different the next time. */
export const readNow = (key: string, element: ReactElement): Drawn => ({
  key,
  html: renderToStaticMarkup(element),
});
