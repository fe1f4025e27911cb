import { expect, test } from 'vitest';
import { maskEmails, safePath } from './log-safe';

test.each([
  ['no mail for asha@verma.example today', 'no mail for a***@verma.example today'],
  ['a.b+c@x.example, d@y.example', 'a***@x.example, d***@y.example'],
  ['nothing to hide', 'nothing to hide'],
])('%s is told as %s', (text, masked) => {
  expect(maskEmails(text)).toBe(masked);
});

test('a word without end is read once', () => {
  // Read anew from each of its letters it would take a day.
  const long = 'a.'.repeat(2_000_000);
  expect(maskEmails(`${long} asha@verma.example`) === `${long} a***@verma.example`).toBe(true);
});

test.each([
  ['/api/quotes?q=asha', '/api/quotes'],
  [
    '/api/quotes/remove/0198f3d2-0000-7000-8000-000000000000',
    '/api/quotes/remove/0198f3d2-0000-7000-8000-000000000000',
  ],
  [`/api/user/reset-password/${'tOk3n_-'.repeat(6)}`, '/api/user/reset-password/[token]'],
  ['/api/files/private/asha@verma.example', '/api/files/private/a***@verma.example'],
  ['/api/files/private/asha%40verma.example', '/api/files/private/a***@verma.example'],
])('the path %s is logged as %s', (url, safe) => {
  expect(safePath(url)).toBe(safe);
});
