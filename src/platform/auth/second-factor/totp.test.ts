import { expect, test } from 'vitest';
import { appAddress, base32, codeAt, newSeed, stepAt, stepOfCode } from './totp';

/** The seed of the examples in RFC 6238, whose codes have eight digits: the last six are ours. */
const SEED = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('%i seconds after 1970 the code is that of the standard', (seconds, code) => {
  expect(codeAt(SEED, stepAt(seconds * 1000))).toBe(code.slice(2));
});

test('base32 is that of the standard', () => {
  expect(SEED).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});

test('a code is known half a minute before and after its time, and no longer', () => {
  const seed = newSeed();
  const present = stepAt(Date.now());
  for (const off of [-1, 0, 1]) expect(stepOfCode(seed, codeAt(seed, present + off))).toBe(present + off);
  for (const off of [-3, -2, 3]) expect(stepOfCode(seed, codeAt(seed, present + off))).toBeUndefined();
  for (const code of ['', '12345', '1234567', 'abcdef']) expect(stepOfCode(seed, code)).toBeUndefined();
});

test('a seed has 160 bits, another each time', () => {
  const seeds = Array.from({ length: 20 }, newSeed);
  expect(new Set(seeds).size).toBe(20);
  for (const seed of seeds) expect(seed).toMatch(/^[A-Z2-7]{32}$/);
});

test('an app reads who it is for', () => {
  expect(appAddress('ABC', 'Peepal & Works', 'asha@verma.example')).toBe(
    'otpauth://totp/Peepal%20%26%20Works%3Aasha%40verma.example?secret=ABC&issuer=Peepal%20%26%20Works',
  );
});
