import { expect, test } from 'vitest';
import { localPath } from './local-path';

test.each([
  ['/dashboard/enquiry?view=1', '/dashboard/enquiry?view=1'],
  ['/', '/'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['https://elsewhere.example', '/dashboard'],
  ['//elsewhere.example', '/dashboard'],
  ['/\\elsewhere.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after the login %s leads to %s', (next, expected) => {
  expect(localPath(next)).toBe(expected);
});
