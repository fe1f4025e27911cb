import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineMany, defineSingle } from './collection';
import { collections } from './collections';
import { fieldsOf } from './filled';
import { group, line, list, oneOf, shape } from './kinds';
import type { FieldSchema } from './ui/fields/field-schema';

test.each(collections)(
  'what $name says to begin with is what may be said there',
  ({ single, entry, seed }) => {
    const entries = single ? [seed] : seed;
    expect(Array.isArray(entries)).toBe(true);
    for (const one of Array.isArray(entries) ? entries : []) expect(entry.parse(one)).toEqual(one);
  },
);

test('what was stored before a field was asked for stays, and the field says what it said to begin with', () => {
  const { wordsOf, previewOf } = defineSingle({
    name: 'kiosk',
    title: 'Kiosk',
    shownOn: '/',
    entry: z.object({ name: z.string(), opens: z.object({ at: z.string(), until: z.string() }) }),
    seed: { name: 'Kiosk', opens: { at: '10:00', until: '19:00' } },
  });
  const stored = { name: 'Peepal', opens: { at: '08:00' } };
  const said = { name: 'Peepal', opens: { at: '08:00', until: '19:00' } };
  expect([wordsOf([stored]), previewOf([stored])]).toEqual([said, said]);
});

test('of several, one that was stored before a field was asked for stays on its page, and says there what it said to begin with, or nothing', () => {
  const { wordsOf, previewOf, filled } = defineMany({
    name: 'stalls',
    title: 'Stalls',
    shownOn: '/',
    called: 'name',
    entry: z.object({
      name: line('Name'),
      sells: line('Sells'),
      prices: list('Prices', 'price', z.object({ of: line('Of'), each: line('Each') })),
    }),
    seed: [{ name: 'Chai', sells: 'Tea', prices: [] }],
  });
  const stored = [{ name: 'Chai', prices: [{ of: 'Cup' }], owner: 'Asha' }, { name: 'Juice' }];
  const said = [
    { name: 'Chai', sells: 'Tea', prices: [{ of: 'Cup', each: '' }] },
    { name: 'Juice', sells: '', prices: [] },
  ];
  expect([wordsOf(stored), previewOf(stored), stored.map(filled)]).toEqual([said, said, said]);
  // What is of another kind cannot be drawn at all.
  expect(wordsOf([{ name: 7 }])).toEqual([]);
});

/** All lines within it that do not say how much the design has room for. */
const unmeasured = (field: FieldSchema): string[] =>
  field.kind === 'line' && field.fits === undefined ? [field.label] : within(field).flatMap(unmeasured);

const within = ({ fields, item, shapes }: FieldSchema) => [
  ...fields.map(([, inner]) => inner),
  ...(item ? [item] : []),
  ...shapes,
];

/** The groups within it that have such fields. */
const groupsWith = (names: readonly string[], field: FieldSchema): FieldSchema[] => [
  ...(names.every((name) => field.fields.some(([known]) => known === name)) ? [field] : []),
  ...within(field).flatMap((inner) => groupsWith(names, inner)),
];

const fieldCalled = (name: string, { fields }: FieldSchema) =>
  fields.flatMap(([known, inner]) => (known === name ? [inner] : []));

test('both halves of every heading, and every line within a drawing, say how much fits', () => {
  const all = collections.map(({ entry }) => fieldsOf(entry));
  const headings = all.flatMap((entry) => groupsWith(['plain', 'green'], entry));
  const drawings = [['drawings'], ['paragraphs', 'building'], ['paragraphs', 'order'], ['drawing']].map(
    (names) =>
      all
        .flatMap((entry) => groupsWith(names, entry))
        .flatMap((group) => fieldCalled(names.at(-1) ?? '', group)),
  );
  expect([headings.length > 20, drawings.map(({ length }) => length)]).toEqual([true, [2, 1, 1, 1]]);
  expect(drawings.flat().flatMap(({ shapes }) => shapes).length).toBe(6);
  expect([...headings, ...drawings.flat()].flatMap(unmeasured)).toEqual([]);
});

const menu = shape('menu', 'Menu', { dish: line('Dish') }, { dish: 'Dosa' });
const hours = shape(
  'hours',
  'Hours',
  { from: line('From'), until: line('Until') },
  { from: '10', until: '19' },
);

test('one that people call otherwise by now is known by its address, and says what that said to begin with', () => {
  const { filled, wordsOf } = defineMany({
    name: 'stalls',
    title: 'Stalls',
    called: 'name',
    knownBy: 'slug',
    entry: z.object({
      slug: line('Address'),
      name: line('Name'),
      sign: group('Sign', { board: oneOf('Board', [menu.kind, hours.kind]) }),
    }),
    seed: [{ slug: 'chai', name: 'Chai', sign: { board: hours.seed } }],
  });
  const stored = { slug: 'chai', name: 'Tea', sign: {} };
  expect([filled(stored), ...wordsOf([stored])]).toEqual(
    Array(2).fill({ ...stored, sign: { board: { shape: 'hours', from: '10', until: '19' } } }),
  );
  // Of what was chosen in its place, too, a field that was asked for later says what it said to begin with.
  expect(filled({ ...stored, sign: { board: { shape: 'hours', from: '8', dish: 'Idli' } } })).toMatchObject({
    sign: { board: { shape: 'hours', from: '8', until: '19' } },
  });
  expect(filled({ ...stored, sign: { board: { shape: 'menu' } } })).toMatchObject({
    sign: { board: { shape: 'menu', dish: 'Dosa' } },
  });
  // One that could be chosen then and is gone is as if none had been.
  expect(filled({ ...stored, sign: { board: { shape: 'clock', from: '8' } } })).toMatchObject({
    sign: { board: { shape: 'hours', from: '10', until: '19' } },
  });
  // Another than there was to begin with begins with the first of them.
  expect(filled({ slug: 'paan', name: 'Paan' })).toMatchObject({ sign: { board: menu.seed } });
});
