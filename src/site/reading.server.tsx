import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = new Map<string, string>();

/**
 * What is only read travels as HTML: none of the code that drew it reaches the browser. It is drawn once for each key,
 * so a key must be one of a known few and never what a visitor sent.
 */
export function readOnce(key: string, draw: () => ReactElement): string {
  const html = kept.get(key) ?? renderToStaticMarkup(draw());
  // In development the words may have changed since.
  if (import.meta.env.PROD) kept.set(key, html);
  return html;
}
