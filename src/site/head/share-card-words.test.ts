// On SQLite alone: no database is asked.
import { expect, test } from 'vitest';
import { readerOfWords, seeds, type Words } from '~/features/content/collections';
import { shownElsewhere } from './share-card.server';
import { COVERS, FACES } from './share-card-pictures';

const shown = (share: string, changes: Partial<Words>) =>
  shownElsewhere({ share }, readerOfWords({ ...seeds, ...changes }), { isPreview: false }).path;

const changed = (share: string, changes: Partial<Words>) => shown(share, changes) !== `/share/${share}.jpg`;

/** Somebody goes, and somebody else comes in their place. */
const teamWithout = (face: string) => ({
  team: seeds.team.map((one) =>
    one.portrait.media === `portraits/${face}` ? { ...one, portrait: { ...one.portrait, media: 'x' } } : one,
  ),
});

test.each([...FACES['about-us'], ...FACES.career])(
  'a picture with the portrait of somebody who has gone is not shown any more: %s',
  (face) => {
    const changes = teamWithout(face);
    expect(changes).not.toEqual({ team: seeds.team });
    expect(changed('about-us', changes)).toBe(FACES['about-us'].some((one) => one === face));
    expect(changed('career', changes)).toBe(FACES.career.some((one) => one === face));
  },
);

test('whoever comes, and in which order they stand, changes no picture that shows none of it', () => {
  const [first] = seeds.team;
  if (!first) throw new Error('the team is empty');
  const joined = { ...first, name: 'Anew', portrait: { media: 'x', alt: '' } };
  for (const team of [[...seeds.team, joined], seeds.team.toReversed()])
    for (const share of ['about-us', 'career']) expect(changed(share, { team })).toBe(false);
});

test('that of the portfolio shows covers of projects that are there, and as many projects', () => {
  const covering = (cover: string, instead: string) => ({
    portfolio: seeds.portfolio.map((tab) => ({
      ...tab,
      projects: tab.projects.map((one) =>
        one.cover.media === `covers/${cover}` ? { ...one, cover: { media: instead, alt: '' } } : one,
      ),
    })),
  });
  for (const cover of COVERS)
    expect([cover, changed('portfolio', covering(cover, 'x'))]).toEqual([cover, true]);
  expect(changed('portfolio', covering('peepal-hrm', 'x'))).toBe(false);
  expect(changed('portfolio', { portfolio: seeds.portfolio.slice(1) })).toBe(true);
});

test('that of the terms says for how many days they promise support', () => {
  const supporting = (words: object) => ({
    terms: {
      ...seeds.terms,
      sections: seeds.terms.sections.map((one) => (one.id === 'support' ? { ...one, ...words } : one)),
    },
  });
  expect(changed('terms', supporting({}))).toBe(false);
  expect(changed('terms', supporting({ title: '30 days of support after launch' }))).toBe(true);
  expect(changed('terms', supporting({ text: { type: 'doc', content: [] } }))).toBe(true);
  expect(changed('terms', { terms: { ...seeds.terms, sections: seeds.terms.sections.slice(1) } })).toBe(true);
  expect(changed('terms', { terms: { ...seeds.terms, summary: 'Anew.' } })).toBe(false);
});
