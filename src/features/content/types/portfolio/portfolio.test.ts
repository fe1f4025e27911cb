import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portfolio } from './seed';

const drawn = new URL('../../../media/drawn/', import.meta.url);
const covers = portfolio.flatMap(({ projects }) => projects.map(({ cover }) => cover.media));

describe('the portfolio', () => {
  it('has the ten tabs in their order', () => {
    expect(portfolio.map(({ label }) => label)).toEqual([
      'B2B',
      'B2C',
      'Finance',
      'Ecommerce',
      'Hospital',
      'Hotel',
      'Industries',
      'Education',
      'SocialMedia',
      'Software',
    ]);
  });

  it.each(portfolio.map(({ label, projects }) => ({ label, projects })))(
    'shows at least four projects under $label',
    ({ projects }) => expect(projects.length).toBeGreaterThanOrEqual(4),
  );

  it('has a cover for every project, which no other has', () => {
    expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
    expect(covers.filter((cover) => !existsSync(new URL(`${cover}-960.avif`, drawn)))).toEqual([]);
  });
});
