import { expect, test } from 'vitest';
import { boundedChange, changesBetween } from '~/model/field-changes';

const between = (from: unknown, to: unknown) => {
  const [change] = changesBetween(['field'], { field: from }, { field: to });
  return change;
};

test('of a list what went and what came is kept, as often as it did', () => {
  expect(between(['a', 'b', 'b'], ['b', 'c', 'c'])).toEqual({
    field: 'field',
    from: ['a', 'b'],
    to: ['c', 'c'],
  });
  expect(between(['a', 'b'], ['b', 'a'])).toEqual({ field: 'field', from: [], to: [] });
  expect(between(undefined, ['a'])).toEqual({ field: 'field', from: null, to: ['a'] });
  expect(between(['a'], ['a'])).toBeUndefined();
});

test('attack 48: a line is bounded, whatever changed', () => {
  const long = Array.from({ length: 1000 }, (_, index) => ({
    val: `${index} ${'ह'.repeat(2000)}`,
    date: 'x',
  }));
  const change = between([], long);
  expect(change).toMatchObject({ from: [], more: 992 });
  expect(JSON.stringify(change).length).toBeLessThan(6000);
  expect(JSON.stringify(between('x'.repeat(100_000), { deep: 'y'.repeat(100_000) })).length).toBeLessThan(
    2000,
  );
});

test('of a long text the place is kept where it changed', () => {
  const before = `${'a'.repeat(3000)} old ${'z'.repeat(3000)}`;
  const change = between(before, before.replace(' old ', ' new '));
  expect(change?.from).toContain('a old z');
  expect(change?.to).toContain('a new z');
  expect(JSON.stringify(change).length).toBeLessThan(1200);
});

test('a cut leaves no half of a character, which could not be stored', () => {
  const change = between('', `${'a'.repeat(499)}😀${'b'.repeat(10)}`);
  expect(JSON.stringify(change).isWellFormed()).toBe(true);
  expect(String(change?.to).isWellFormed()).toBe(true);
});

test('what is short stays as it is', () => {
  const change = { field: 'email', from: 'asha@verma.example', to: null };
  expect(boundedChange(change)).toEqual(change);
});
