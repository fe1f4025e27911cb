import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ServicePath } from './entry';
import { services } from './seed';

const CARDS = { '/development': 6, '/brand': 6, '/digitalMarketing': 5 };
const MOST_IN_A_DESCRIPTION = 155;

const paths: ServicePath[] = ['/development', '/brand', '/digitalMarketing'];
const under = (path: ServicePath) => all.filter((service) => service.path === path);
const groups = services.filter(({ page }) => page === 'overview');
const all = services.filter(({ page }) => page === 'service');
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(paths)('the services under %s', (path) => {
  it('have their number of cards each', () => {
    expect(new Set(under(path).map(({ cards }) => cards.length))).toEqual(new Set([CARDS[path]]));
  });

  it('are introduced by six cards that lead to all of them', () => {
    const [cards = []] = groups.filter((group) => group.path === path).map((group) => group.cards);
    expect(cards).toHaveLength(6);
    const titles = under(path).map(({ title }) => title);
    expect(cards.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });
});

describe('the words of all services', () => {
  const cards = all.flatMap((service) => service.cards);
  const pages = services;

  it.each([
    ['title of a card', cards.map(({ title }) => title)],
    ['text of a card', cards.map(({ text }) => text)],
    ['fact', all.flatMap(({ facts }) => facts.map(({ label }) => label))],
    ['answer', all.flatMap(({ questions }) => questions.map(({ answer }) => answer))],
    ['lead', pages.map(({ lead }) => lead)],
    ['heading', pages.map(({ plain }) => plain)],
    ['heading of the cards', pages.map(({ cardsHeading: { plain, green } }) => `${plain} ${green}`)],
    ['description', pages.map(({ description }) => description)],
  ])('no %s stands twice', (_, texts) => {
    expect(twice(texts)).toEqual([]);
  });

  it('keep the descriptions short enough for a search result', () => {
    expect(
      pages.map(({ description }) => description).filter((text) => text.length >= MOST_IN_A_DESCRIPTION),
    ).toEqual([]);
  });

  it('have a drawing of their own each', () => {
    const drawn = pages.map(({ picture }) => picture.media);
    expect(twice(drawn)).toEqual([]);
    const files = drawn.map((media) => new URL(`../../../media/drawn/${media}-1120.avif`, import.meta.url));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
