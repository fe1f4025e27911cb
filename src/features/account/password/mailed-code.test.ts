import { expect, test } from 'vitest';
import { mailedCode } from './mailed-code';

const CODE = 'oToKGmlJ6LodP-39TRMFoc9fe30g-RfA5Szpc5FUs_o';

test.each([
  CODE,
  `  ${CODE}\n`,
  `https://www.peepalworks.example/reset-password/${CODE}`,
  ` <https://www.peepalworks.example/reset-password/${CODE}> `,
  `http://localhost:3000/reset-password/${CODE}?utm_source=mail#top`,
  `https://www.peepalworks.example/reset-pass\n word/${CODE.slice(0, 12)}\r\n${CODE.slice(12)}.`,
  `Or copy this address: https://www.peepalworks.example/reset-password/${CODE}`,
])('what was copied from the mail holds the code: %j', (typed) => {
  expect(mailedCode(typed)).toBe(CODE);
});

test.each([
  '',
  '   ',
  'Neem-And-Peepal-3!',
  'https://www.peepalworks.example/reset-password',
  'https://www.peepalworks.example/reset-password/',
  `https://www.peepalworks.example/verify-email/${CODE}`,
  'https://www.peepalworks.example/reset-password/../../../api/user/all-users',
  'a'.repeat(5000),
])('what is neither the link nor the code is known: %j', (typed) => {
  expect(mailedCode(typed)).toBeUndefined();
});
