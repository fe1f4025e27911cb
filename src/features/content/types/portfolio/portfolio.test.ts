import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portfolio } from './seed';

const covers = new URL('../../../media/drawn/covers/', import.meta.url);
const slugs = portfolio.flatMap(({ projects }) => projects.map(({ slug }) => slug));

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

  it('gives every project a name of its own', () => {
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  it('has a cover for every project', () => {
    expect(slugs.filter((slug) => !existsSync(new URL(`${slug}-960.avif`, covers)))).toEqual([]);
  });
});
