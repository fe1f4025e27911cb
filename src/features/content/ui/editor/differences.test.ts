import { expect, test } from 'vitest';
import { z } from 'zod';
import { group, line, list, oneOf, shape } from '../../kinds';
import { schemaOf } from '../fields/field-schema';
import { differencesIn } from './differences';

const bars = shape('bars', 'Bars', { unit: line('Unit'), of: line('Of') }, { unit: 'kg', of: 'Rice' });
const pie = shape('pie', 'Pie', { of: line('Of') }, { of: 'Rice' });

const schema = schemaOf(
  z.toJSONSchema(
    z.object({
      title: line('Title'),
      lead: line('Lead'),
      head: group('Heading', { plain: line('Plain'), green: line('Green') }),
      cards: list('Cards', 'card', group('Card', { name: line('Name'), text: line('Text') })),
      points: list('Points', 'point', line('Point')),
      chart: oneOf('Chart', [bars.kind, pie.kind]),
    }),
    { io: 'input' },
  ),
);

const base = {
  title: 'ORM',
  lead: 'Lead',
  head: { plain: 'From', green: 'to' },
  cards: [
    { name: 'Asha', text: 'One' },
    { name: 'Bela', text: 'Two' },
  ],
  points: ['A', 'B'],
  chart: bars.seed,
};

const differences = (mine: object, theirs: object) =>
  differencesIn(
    { path: '', labels: [], schema },
    { mine: { ...base, ...mine }, theirs: { ...base, ...theirs }, base },
  ).map(({ path, labels, isTouched }) => [path, labels.join(' › '), isTouched]);

test('what only one side has changed is asked of nobody who has not changed it, and what both have is', () => {
  expect(differences({ title: 'Mine' }, {})).toEqual([]);
  expect(differences({ title: 'Mine' }, { title: 'Theirs', lead: 'Theirs' })).toEqual([
    ['title', 'Title', true],
    ['lead', 'Lead', false],
  ]);
  expect(differences({ title: 'Same ' }, { title: 'Same' })).toEqual([]);
});

test('groups and lists are held against each other field by field', () => {
  const cards = (one: string, two: string) => [
    { name: 'Asha', text: one },
    { name: 'Bela', text: two },
  ];
  expect(
    differences(
      { head: { plain: 'Mine', green: 'to' }, cards: cards('Mine', 'Two') },
      { head: { plain: 'From', green: 'Theirs' }, cards: cards('One', 'Theirs') },
    ),
  ).toEqual([
    ['head.green', 'Heading › Green', false],
    ['cards.1.text', 'Cards › Bela › Text', false],
  ]);
});

test('a list of another length is one field', () => {
  expect(differences({ points: ['A', 'B', 'C'] }, { points: ['A'] })).toEqual([['points', 'Points', true]]);
});

test('what can be one of several is held against each other field by field, and as a whole where another was chosen', () => {
  const chart = (change: object) => ({ chart: { ...bars.seed, ...change } });
  expect(differences(chart({ unit: 't' }), chart({ of: 'Wheat' }))).toEqual([
    ['chart.of', 'Chart › Of', false],
  ]);
  expect(differences({ chart: pie.seed }, chart({ of: 'Wheat' }))).toEqual([['chart', 'Chart', true]]);
});
