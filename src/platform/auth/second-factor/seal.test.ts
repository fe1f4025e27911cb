import { expect, test } from 'vitest';
import { sealer } from './seal';

const key = 'leaves of a peepal, counted twice over';

test('what is sealed is opened by the same key for the same owner, and by nobody else', () => {
  const box = sealer(key, 'second factor');
  const sealed = box.seal('SEED', 'asha');
  expect(sealed).not.toContain('SEED');
  expect(box.seal('SEED', 'asha')).not.toBe(sealed);
  expect(box.open(sealed, 'asha')).toBe('SEED');
  expect(box.open(sealed, 'ravi')).toBeUndefined();
  expect(sealer(`${key}.`, 'second factor').open(sealed, 'asha')).toBeUndefined();
  expect(sealer(key, 'something else').open(sealed, 'asha')).toBeUndefined();
  expect(sealer(undefined, 'second factor').open(sealed, 'asha')).toBeUndefined();
});

test('a letter that was changed is noticed', () => {
  const box = sealer(key, 'second factor');
  const sealed = box.seal('SEED', 'asha');
  for (let at = 'sealed:'.length; at < sealed.length; at += 3) {
    // Far from it: the last bits of the last letter mean nothing.
    const other = sealed[at] === 'A' ? 'w' : 'A';
    expect(box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'asha')).toBeUndefined();
  }
  expect(box.open('sealed:', 'asha')).toBeUndefined();
});

test('without a key it is kept as it is, and still read when there is one', () => {
  expect(sealer(undefined, 'second factor').seal('SEED', 'asha')).toBe('SEED');
  expect(sealer(key, 'second factor').open('SEED', 'asha')).toBe('SEED');
});
