import { expect, test } from 'vitest';
import { paiseIn, rupeesTyped } from '~/lib/typed/rupees-typed';
import type { Stage } from '~/model/leads/stages';
import { asksNext } from './whats-next';

const today = '2026-11-17';
const open = { stage: 'New' as Stage, nextDate: '' };
const planned = (nextDate: string) => ({ stage: 'Quoted' as Stage, nextDate });

test.each([
  ['a note on what has no next step', { remark: 'Called.', before: open, after: open }, true],
  ['nothing but another owner', { remark: ' ', before: open, after: open }, false],
  ['a stage reached, and no next step', { remark: '', before: open, after: planned('') }, true],
  ['a day that was taken away', { remark: '', before: planned(today), after: planned('') }, true],
  ['a note when it was due', { remark: 'Called.', before: planned(today), after: planned(today) }, true],
  [
    'another time of day when it is due',
    { remark: '', before: planned(today), after: planned(today) },
    false,
  ],
  [
    'a note before that',
    { remark: 'Wrote.', before: planned('2026-11-18'), after: planned('2026-11-18') },
    false,
  ],
  [
    'a note with a new day',
    { remark: 'Called.', before: planned(today), after: planned('2026-11-20') },
    false,
  ],
  ['an end', { remark: 'Signed.', before: open, after: { stage: 'Won' as Stage, nextDate: '' } }, false],
])('the next step is asked for after %s: %#', (_, done, isAsked) => {
  expect(asksNext(done, today)).toBe(isAsked);
});

test('rupees are read with the commas that group them, and travel in paise; what cannot be read is nothing else', () => {
  for (const [typed, paise] of Object.entries({
    ...{ '': '', ' ': '', '12,50,000': '125000000', '₹ 1250000 ': '125000000', '0': '0', '.5': '50' },
    ...{ '3,00,000.50': '30000050', '9,99,99,99,999': '999999999900' },
    ...{ 'Rs. 900/-': '90000', '2,5': '2,5', '12.345': '12.345', much: 'much' },
  }))
    expect(paiseIn(typed), typed).toBe(paise);
  expect(rupeesTyped(30_000_050)).toBe('3,00,000.50');
  expect(rupeesTyped(0)).toBe('0');
  expect(rupeesTyped(null)).toBe('');
});
