import { expect, test } from 'vitest';
import { localPath } from './local-path';

test.each(['/', '/dashboard/enquiry?record=1', '/dashboard/enquiry?q=a//b#top', '/dashboard/%09/x'])(
  'after the login %s leads where it says',
  (next) => {
    expect(localPath(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'dashboard',
  'https://elsewhere.example',
  'https:elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/dashboard\\enquiry',
  '/.//elsewhere.example',
  '/dashboard/..//elsewhere.example',
  'javascript:alert(1)',
  '/\t/127.0.0.1:20812/evil',
  '/\n/elsewhere.example',
  '/\r\t/elsewhere.example',
  '/\t\\elsewhere.example',
  '\t//elsewhere.example',
  '/dashboard\u0000',
  '/dashboard\u0085',
])('after the login %j leads to the dashboard', (next) => {
  expect(localPath(next)).toBe('/dashboard');
});
