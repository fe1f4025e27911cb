import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerOfWords, seeds } from '~/features/content/collections';
import { Speaking } from '../words.server';
import { MetaMonth } from './service-meta-month.server';

/** The drawn dots of each week, and what is read. */
function drawn(...counts: number[]) {
  const [week] = seeds['meta-ads'].weeks;
  if (!week) throw new Error('there is no week');
  const weeks = counts.map((enquiries, at) => ({ ...week, title: `Week ${at}`, enquiries }));
  const words = { ...seeds, 'meta-ads': { ...seeds['meta-ads'], weeks } };
  const html = renderToStaticMarkup(
    <Speaking words={readerOfWords(words)}>
      <MetaMonth />
    </Speaking>,
  );
  return { html, dots: Array.from(html.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d.split('h0').length - 1) };
}

test('a week has a dot for each of its enquiries', () => {
  expect(drawn(22, 41, 64, 86).dots).toEqual([22, 41, 64, 86]);
});

test('attack 52: of however many enquiries a page draws so many dots, each for as many; and none has no price', () => {
  expect(drawn(1_000_000_000, 500_000_000, 1, 0).dots).toEqual([300, 150, 1, 0]);
  expect(drawn(0, 0).html).not.toMatch(/NaN|∞/);
});
