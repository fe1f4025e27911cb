import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seeds } from '~/features/content/collections';
import { leave } from '~/features/content/types/popups/drawings/leave';
import type { Popup } from '~/features/content/types/popups/entry';
import { SampleCard } from './popup-card.server';

function drawn(card: Partial<Popup['card']>) {
  const [first] = seeds.popups;
  if (!first) throw new Error('there is no popup');
  return renderToStaticMarkup(
    <SampleCard popup={{ ...first, card: { ...first.card, ...card } }} level={2} />,
  );
}

test.each([
  ['Service desk agent', 'Summary by the service desk agent'],
  ['HR agent', 'Summary by the HR agent'],
  ['CRM agent', 'Summary by the CRM agent'],
  ['Threat agent', 'Summary by the threat agent'],
])('an agent called “%s” is named within a sentence', (agent, words) => {
  expect(drawn({ agent }).replace(/<[^>]+>|<!-- -->/g, '')).toContain(words);
});

test('a picture stands in place of the drawing, with what it shows here; one that is gone leaves the drawing', () => {
  const html = drawn({ picture: { media: 'art/public-relations', alt: 'Our service desk' } });
  expect(html).toContain('alt="Our service desk"');
  expect(html).not.toContain('09:12');
  for (const picture of [
    { media: '', alt: '' },
    { media: 'gone', alt: 'Gone' },
  ])
    expect(drawn({ picture })).toContain('09:12');
});

test('a moment of a call lies where its time is, and what is no time within it lies nowhere', () => {
  const placesOf = (minutes: number, ...times: string[]) => {
    const moments = times.map((time) => ({ time, note: 'Yes' }));
    const html = drawn({ drawing: { shape: 'call', minutes, moments } });
    return Array.from(html.matchAll(/cx="(\d+)"/g), ([, x]) => Number(x));
  };
  expect(placesOf(18, '03:05', '06:50', '14:40')).toEqual([68, 148, 316]);
  expect(placesOf(36, '03:05')).toEqual([36]);
  expect([placesOf(18, 'soon', '18:00', '19:10'), placesOf(0, '00:00')]).toEqual([[], []]);
});

test('a leave stays within the days that are drawn', () => {
  const barsOf = (asked: number, given: number, lasts = 4) => {
    const html = drawn({ drawing: { ...leave.seed, lasts, people: [{ name: 'Anil', asked, given }] } });
    return Array.from(html.matchAll(/grid-column:(\d+ \/ \d+)/g), ([, bar]) => bar);
  };
  expect(barsOf(2, 2)).toEqual(['3 / 7']);
  expect(barsOf(4, 5)).toEqual(['5 / 9', '6 / 10']);
  expect([barsOf(0, 0), barsOf(90, 90), barsOf(1, 1, 0), barsOf(1, 1, 400)]).toEqual([
    ['2 / 6'],
    ['9 / 10'],
    ['2 / 3'],
    ['2 / 10'],
  ]);
});
