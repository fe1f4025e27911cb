import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './ids';

test('attack 14: ids are UUIDs of version 7, all different, and sort as they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true);
});
