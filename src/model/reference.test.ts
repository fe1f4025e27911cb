import { expect, test } from 'vitest';
import { newReference } from './reference';

test('a reference is easy to read out, and no two are the same', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references)
    expect(reference).toMatch(/^PW-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(2000);
});
