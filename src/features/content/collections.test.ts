import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineMany, defineSingle } from './collection';
import { collections } from './collections';
import { group, line, list, oneOf, shape } from './kinds';

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
  // Another than there was to begin with begins with the first of them.
  expect(filled({ slug: 'paan', name: 'Paan' })).toMatchObject({ sign: { board: menu.seed } });
});
