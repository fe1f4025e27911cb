import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choice, group, line, list, oneOf, shape as oneShape, picture, prose, whole } from '../../kinds';
import { schemaOf } from '../fields/field-schema';
import { changesBetween } from './changes';

const bars = oneShape('bars', 'Bars', { unit: line('Unit') }, { unit: 'kg' });
const pie = oneShape('pie', 'Pie', { slices: list('Slices', 'slice', line('Slice')) }, { slices: ['A'] });

const shape = z.object({
  title: line('Title'),
  chart: oneOf('Chart', [bars.kind, pie.kind]),
  layout: choice('Layout', { wide: 'Wide', slim: 'Slim' }),
  weeks: whole('Weeks'),
  cover: picture('Cover'),
  cards: list('Cards', 'card', group('Card', { title: line('Title'), text: prose('Text') })),
  points: list('Points', 'point', prose('Point')),
});

const schema = schemaOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }));
const [crm, seo, ads] = ['CRM', 'SEO', 'Ads'].map((title) => ({ title, text: `About ${title}.` }));
const first = {
  title: 'Growth',
  chart: bars.seed,
  layout: 'wide',
  weeks: 4,
  cover: { media: 'tree', alt: '' },
  cards: [crm, seo, ads],
  points: ['One.', 'Two.'],
};

const changes = (after: object) =>
  changesBetween(schema, first, { ...first, ...after }).map(({ labels, what, before, after: is }) => [
    labels.join(' › '),
    what,
    before,
    is,
  ]);

describe('what changed between two versions', () => {
  it('is said field by field, under the labels of the form, in words and not in codes', () => {
    expect(changes({})).toEqual([]);
    expect(
      changes({ title: 'Roots', layout: 'slim', weeks: 6, cover: { media: 'leaf', alt: 'A leaf' } }),
    ).toEqual([
      ['Title', 'changed', 'Growth', 'Roots'],
      ['Layout', 'changed', 'Wide', 'Slim'],
      ['Weeks', 'changed', '4', '6'],
      ['Cover', 'changed', 'tree', 'leaf: A leaf'],
    ]);
  });

  it('of a list says which was taken out, put in, changed or moved, and nothing of the others', () => {
    expect(changes({ cards: [seo, ads] })).toEqual([['Cards › CRM', 'removed', 'CRM\nAbout CRM.', '']]);
    expect(changes({ points: ['One.', 'One and a half.', 'Two.'] })).toEqual([
      ['Points › One and a half.', 'added', '', 'One and a half.'],
    ]);
    expect(changes({ cards: [crm, { ...seo, text: 'More of it.' }, ads] })).toEqual([
      ['Cards › SEO › Text', 'changed', 'About SEO.', 'More of it.'],
    ]);
    expect(changes({ cards: [ads, crm, seo] }).map(([labels, what]) => [labels, what])).toEqual([
      ['Cards › Ads', 'moved'],
    ]);
    expect(changes({ points: [] }).map(([, what]) => what)).toEqual(['removed', 'removed']);
  });

  it('of one of several says which field of it, and all of both where another was chosen', () => {
    expect(changes({ chart: { ...bars.seed, unit: 't' } })).toEqual([['Chart › Unit', 'changed', 'kg', 't']]);
    expect(changes({ chart: pie.seed })).toEqual([
      ['Chart › Bars', 'removed', 'Bars\nkg', ''],
      ['Chart › Pie', 'added', '', 'Pie\nA'],
    ]);
  });

  it('holds with what is not as it was described', () => {
    expect(
      changes({ cards: 'none', cover: null, weeks: undefined, title: { type: 'doc' } }).length,
    ).toBeGreaterThan(0);
    expect(changesBetween(schema, null, undefined)).toEqual([]);
  });
});
