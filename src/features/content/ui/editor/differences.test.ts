import { expect, test } from 'vitest';
import { z } from 'zod';
import { group, line, list } from '../../kinds';
import { schemaOf } from '../fields/field-schema';
import { differencesIn } from './differences';

const schema = schemaOf(
  z.toJSONSchema(
    z.object({
      title: line('Title'),
      lead: line('Lead'),
      head: group('Heading', { plain: line('Plain'), green: line('Green') }),
      cards: list('Cards', 'card', group('Card', { name: line('Name'), text: line('Text') })),
      points: list('Points', 'point', line('Point')),
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
