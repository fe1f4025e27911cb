import { describe, expect, test } from 'vitest';
import { encodingFor, isKnown } from './accepts';

describe('the encoding that a browser likes best', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate, zstd', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br; Q=0.000 , GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['xbr, gzipped', 'identity'],
    ['br;q=nonsense', 'br'],
    [',,;;=', 'identity'],
  ])('%s', (accepted, encoding) => {
    expect([encodingFor(accepted), encodingFor(accepted)]).toEqual([encoding, encoding]);
  });
});

describe('a version that is known already', () => {
  test.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"x", W/"a" ,"y"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%s', (named, known) => {
    expect(isKnown('W/"a"', named)).toBe(known);
  });
});
