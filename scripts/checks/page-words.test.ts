import { expect, test } from 'vitest';
import { datesNow, staleDates, wordsOf } from './page-words.ts';

const page = (words: string, { title = 'Policy', description = 'What we keep.' } = {}) =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"/></head><body>
   <header>Menu</header><main id="main">${words}</main><footer>2026</footer></body></html>`;

test('a page is known by its words, whatever stands around them', () => {
  const before = wordsOf(page('<p>We keep <b>little</b>.</p>'));
  for (const same of [
    page('<p class="text-lg">We keep <b>little</b>.</p>').replace('Menu', 'Another menu'),
    page('<div><p>We keep <b>little</b>.</p></div>\n<script>1</script><!-- -->'),
  ]) {
    expect(wordsOf(same)).toBe(before);
  }
  for (const other of [
    page('<p>We keep <b>nothing</b>.</p>'),
    page('<p>We keep <b>little</b>.</p>', { title: 'Privacy' }),
    page('<p>We keep <b>little</b>.</p>', { description: 'All of it.' }),
  ]) {
    expect(wordsOf(other)).not.toBe(before);
  }
});

test('what reads as before keeps its day; what has changed, is new or is gone is named', () => {
  const known = datesNow(
    new Map([
      ['/policy', page('Old')],
      ['/terms', page('Same')],
      ['/gone', page('Gone')],
    ]),
    {},
    '2026-01-01',
  );
  const pages = new Map([
    ['/policy', page('New')],
    ['/terms', page('Same')],
    ['/blog', page('First')],
  ]);
  const now = datesNow(pages, known, '2026-02-02');
  expect(Object.entries(now).map(([path, { changed }]) => [path, changed])).toEqual([
    ['/policy', '2026-02-02'],
    ['/terms', '2026-01-01'],
    ['/blog', '2026-02-02'],
  ]);
  expect(staleDates(now, now)).toEqual([]);
  expect(staleDates(now, known)).toEqual([
    'The words of /policy have changed, and the site map does not know when',
    'The words of /blog have changed, and the site map does not know when',
    '/gone is no page any more, and has a date',
  ]);
});
