import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, parts } from './decimal';
import { addUp, placeOfSupply, TooLargeError, taxLine } from './gst';
import { isGstin } from './gstin';
import { inWords } from './in-words';
import { inRupees } from './rupees';

const OURS = '06';

test.each([
  [0, 'Rupees Zero Only'],
  [1_00, 'Rupees One Only'],
  [1_50, 'Rupees One and Fifty Paise Only'],
  [12_34_567_00, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    999_99_99_999_00,
    'Rupees Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only',
  ],
])('%i paise in words', (paise, words) => {
  expect(inWords(paise)).toBe(words);
});

test('an amount in Hindi', () => {
  expect(inWords(12_34_567_00, 'hi')).toBe('रुपये बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ मात्र');
});

test('both languages have a word of its own for each number below a hundred', () => {
  for (const language of ['en', 'hi'] as const) {
    const said = new Set(Array.from({ length: 100 }, (_, count) => inWords(count * 100, language)));
    expect(said.size).toBe(100);
  }
});

test('an amount in figures is grouped as India does', () => {
  expect([inRupees(12_34_567_00), inRupees(50), inRupees(-1)]).toEqual(['₹12,34,567.00', '₹0.50', '−₹0.01']);
});

test('a GSTIN has a pattern, a state and a check digit', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  for (const wrong of ['27AAPFU0939F1ZA', '27aapfu0939f1zv', '00AAPFU0939F1ZV', '27AAPFU0939F1ZV ', ''])
    expect(isGstin(wrong), wrong).toBe(false);
});

test('a GSTIN with one other character, or two changed about, is none', () => {
  const right = '27AAPFU0939F1ZV';
  for (let at = 0; at < 14; at++) {
    const [one = '', next = ''] = right.slice(at, at + 2);
    const swapped = right.slice(0, at) + next + one + right.slice(at + 2);
    if (swapped !== right) expect(isGstin(swapped), swapped).toBe(false);
  }
});

test.each([
  [{ gstin: '27AAPFU0939F1ZV', stateCode: '', country: 'IN', sez: false }, '27', 'between'],
  [{ gstin: '', stateCode: '06', country: 'IN', sez: false }, '06', 'within'],
  [{ gstin: '', stateCode: '', country: 'IN', sez: false }, '06', 'within'],
  [{ gstin: '', stateCode: '06', country: 'IN', sez: true }, '06', 'between'],
  [{ gstin: '', stateCode: '06', country: 'AE', sez: false }, '96', 'none'],
])('who taxes what is supplied to %j', (buyer, place, taxing) => {
  expect(placeOfSupply(buyer, OURS)).toEqual({ place, taxing });
});

/** The same by fractions of big numbers, and another way to round. */
function independent(line: {
  quantity: number;
  ratePaise: number;
  discountPercent: number;
  gstPercent: number;
}) {
  const at = (value: number, decimals: number) => BigInt(value.toFixed(decimals).replace('.', ''));
  const exact = at(line.quantity, 3) * BigInt(line.ratePaise) * (10_000n - at(line.discountPercent, 2));
  const rounded = (amount: bigint, by: bigint) => {
    const rest = amount % by;
    return (amount - rest) / by + (rest * 2n >= by ? 1n : 0n);
  };
  const taxable = rounded(exact, 10_000_000n);
  const gst = at(line.gstPercent, 2);
  return { taxable, igst: rounded(taxable * gst, 10_000n), half: rounded(taxable * gst, 20_000n) };
}

const decimals = (most: number, by: number) =>
  fc.integer({ min: 0, max: most * by }).map((count) => count / by);
const line = fc.record({
  quantity: decimals(5000, 1000),
  ratePaise: fc.integer({ min: 0, max: 9_999_999 }),
  discountPercent: decimals(100, 100),
  gstPercent: decimals(100, 100),
});

test('10,000 quotations come to what an independent sum says, with CGST equal to SGST', () => {
  const quotation = fc.tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean());
  fc.assert(
    fc.property(quotation, ([lines, same]) => {
      const taxed = lines.map((one) => taxLine(one, same ? 'within' : 'between'));
      let sum = 0n;
      for (const [index, one] of lines.entries()) {
        const { taxable, igst, half } = independent(one);
        const [cgst, sgst, whole] = same ? [half, half, 0n] : [0n, 0n, igst];
        const total = taxable + cgst + sgst + whole;
        sum += total;
        expect(taxed[index]).toEqual({
          taxablePaise: Number(taxable),
          cgstPaise: Number(cgst),
          sgstPaise: Number(sgst),
          igstPaise: Number(whole),
          totalPaise: Number(total),
        });
      }
      const { totalPaise, roundOffPaise, cgstPaise, sgstPaise } = addUp(taxed);
      expect(cgstPaise).toBe(sgstPaise);
      expect(totalPaise % 100).toBe(0);
      expect(BigInt(totalPaise - roundOffPaise)).toBe(sum);
      expect(roundOffPaise).toBeGreaterThan(-50);
      expect(roundOffPaise).toBeLessThanOrEqual(50);
    }),
    { numRuns: 10_000 },
  );
});

test('overseas there is no tax', () => {
  const taxed = taxLine({ quantity: 2.5, ratePaise: 333, discountPercent: 0, gstPercent: 18 }, 'none');
  expect(taxed).toEqual({ taxablePaise: 833, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 833 });
});

test('beyond the largest amount nothing is computed', () => {
  const one = { quantity: 1, ratePaise: 999_99_99_999_00, discountPercent: 0, gstPercent: 0 };
  expect(taxLine(one, 'none').totalPaise).toBe(999_99_99_999_00);
  expect(() => taxLine({ ...one, gstPercent: 0.01 }, 'between')).toThrow(TooLargeError);
  const line = taxLine(one, 'none');
  expect(() => addUp([line, line])).toThrow(TooLargeError);
});

test('half a part is rounded upwards, also below nothing', () => {
  expect([5n, 4n, -5n, -6n, -4n].map((amount) => divideHalfUp(amount, 10n))).toEqual([1n, 0n, 0n, -1n, 0n]);
  expect([parts(2.5, 3), parts(1e21, 3), parts(0.1 + 0.2, 2), parts(-1.5, 2)]).toEqual([
    2500n,
    undefined,
    undefined,
    -150n,
  ]);
});
