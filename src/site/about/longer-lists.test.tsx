import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerOfWords, seeds } from '~/features/content/collections';
import { aboutPage } from '~/features/content/types/about/entry';
import { Speaking } from '../words.server';
import { AboutPage } from './about-page.server';

/** With one more, which says what it is, at the end of every list. */
function longer(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [...value, called(value.at(-1), `one more in ${name}`)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, longer(inner, `${name} ${key}`)]),
  );
}

function called(value: unknown, words: string): unknown {
  if (typeof value === 'string') return words;
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'to' || key === 'look' ? inner : called(inner, words),
  ]);
  return Object.fromEntries(said);
}

test('whatever is added to a list of the page is on it, and paragraphs stay paragraphs', () => {
  const words = { ...seeds, about: aboutPage.parse(longer(seeds.about)) };
  const html = renderToStaticMarkup(
    <Speaking words={readerOfWords(words)}>
      <AboutPage />
    </Speaking>,
  );
  const added = JSON.stringify(words.about).match(/one more in [\w ]+/g) ?? [];
  const lists = [...new Set(added)].filter((one) => !one.endsWith('slides'));
  expect(lists.length).toBeGreaterThan(8);
  for (const one of lists) expect(html).toContain(one);
  expect(html.match(/<p[^>]*>one more in {2}\w+ paragraphs<\/p>/g)).toHaveLength(6);
});
