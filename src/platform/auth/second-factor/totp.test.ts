import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { appAddress, codeAt, newSeed, randomBase32, stepAt, stepOfCode } from './totp';

/** The seed of the examples in RFC 6238, whose codes have eight digits: the last six are ours. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

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

test('a code is made of the same seed as ever: those of yesterday are in the apps of people', () => {
  expect(codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 57_000_000)).toBe('013015');
});

test('a code is known half a minute before and after its time, and no longer', () => {
  const seed = newSeed();
  const present = stepAt(Date.now());
  for (const off of [-1, 0, 1]) expect(stepOfCode(seed, codeAt(seed, present + off))).toBe(present + off);
  for (const off of [-3, -2, 3]) expect(stepOfCode(seed, codeAt(seed, present + off))).toBeUndefined();
  for (const code of ['', '12345', '1234567', 'abcdef', '12345٣', ' 12345'])
    expect(stepOfCode(seed, code)).toBeUndefined();
});

test('a seed has 160 bits, another each time', () => {
  const seeds = Array.from({ length: 20 }, newSeed);
  expect(new Set(seeds).size).toBe(20);
  for (const seed of seeds) expect(seed).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomBase32(15)).toMatch(/^[A-Z2-7]{24}$/);
});

test('an app reads who it is for', () => {
  expect(appAddress('ABC', 'Peepal & Works', 'asha@verma.example')).toBe(
    'otpauth://totp/Peepal%20%26%20Works%3Aasha%40verma.example?secret=ABC&issuer=Peepal%20%26%20Works',
  );
});

test('a name of any length and script leaves a picture that can be drawn, and no colon but the one behind it', () => {
  const address = appAddress('A'.repeat(32), `न: ${'न'.repeat(400)}`, `${'a'.repeat(242)}@test.example`);
  expect(decodeURIComponent(address)).toMatch(/^otpauth:\/\/totp\/न +न+:a+@test\.example\?/);
  expect(encode(address).size).toBeLessThanOrEqual(177);
});
