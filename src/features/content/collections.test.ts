import { expect, test } from 'vitest';
import { collections } from './collections';

test.each(collections)(
  'what $name says to begin with is what may be said there',
  ({ single, entry, seed }) => {
    const entries = single ? [seed] : seed;
    expect(Array.isArray(entries)).toBe(true);
    for (const one of Array.isArray(entries) ? entries : []) expect(entry.parse(one)).toEqual(one);
  },
);
