import type { Dice } from './dice.ts';

/** Never stored, never searched for, whatever the field. */
const BROKEN = ['\0', 'a\0b', '\ud800', 'x\udfff', '\u0000\u0000'];

const SLY = [
  '',
  ' ',
  '\t',
  '\r\nBcc: x@y.example',
  'a\u2028b',
  '%',
  '_',
  "' or 1=1 --",
  '"; drop table users; --',
  '\\',
  '#{7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/files/public/0b0ff1ce-0000-4000-8000-000000000000.webp',
  '/api/files/private/1c7ad2e2-5c40-4bd1-9b0f-2f6f4b8c1a55.pdf',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '=HYPERLINK("http://evil.example")',
  '(a+)+$',
  '.*',
  '[',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-1',
  '9007199254740993',
  '0x10',
  'true',
  'admin',
  'crm',
  'Pending',
  'a@b.example',
  'a@b',
  '+919818040101',
  '2026-01-01T00:00:00.000Z',
  '9999-99-99',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  '\ud83d\ude00',
  '\ufeff',
  'ＡＤＭＩＮ',
];

const OTHER: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  [[[[]]]],
  {},
  { $ne: null },
  { toString: 1 },
  { length: -1 },
  ['a', 'b'],
  [{}],
];

export const isBroken = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

export function slyText(dice: Dice): string {
  const kind = dice.weighted({ sly: 6, broken: 2, noise: 1, long: 1, uuid: 1 });
  if (kind === 'sly') return dice.pick(SLY);
  if (kind === 'broken') return dice.pick(BROKEN);
  if (kind === 'long') return 'x'.repeat(dice.pick([121, 300, 5000, 30_000]));
  if (kind === 'uuid') return dice.uuid();
  return dice.bytes(1 + dice.below(40)).toString('latin1');
}

export const slyValue = (dice: Dice): unknown => (dice.chance(0.7) ? slyText(dice) : dice.pick(OTHER));
