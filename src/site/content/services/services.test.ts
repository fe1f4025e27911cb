import { describe, expect, it } from 'vitest';
import { artAlt } from './art';
import { services } from './index';
import { type ServicePath, serviceTitles } from './titles';

const CARDS = { '/development': 6, '/brand': 6, '/digitalMarketing': 5 };
const MOST_IN_A_DESCRIPTION = 155;

const paths: ServicePath[] = ['/development', '/brand', '/digitalMarketing'];
const groups = paths.map((path) => services[path]);
const all = groups.flatMap((group) => group.services);
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(paths)('the services under %s', (path) => {
  it('are those of the navigation, in its order', () => {
    expect(services[path].services.map(({ title }) => title)).toEqual([...serviceTitles[path]]);
  });

  it('have their number of cards each', () => {
    const counts = services[path].services.map(({ cards }) => cards.length);
    expect(new Set(counts)).toEqual(new Set([CARDS[path]]));
  });

  it('are introduced by six cards that lead to all of them', () => {
    const { cards } = services[path];
    expect(cards).toHaveLength(6);
    expect(cards.map(({ title }) => title)).toEqual(expect.arrayContaining([...serviceTitles[path]]));
  });
});

describe('the words of all services', () => {
  const cards = all.flatMap((service) => service.cards);
  const pages = [...all, ...groups];

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
    const drawn = pages.map(({ art }) => art);
    expect(twice(drawn)).toEqual([]);
    expect(Object.keys(artAlt)).toEqual(expect.arrayContaining(drawn));
  });
});
