import { divideHalfUp, parts } from './decimal';
import { stateOfGstin } from './gstin';
import { inWords } from './in-words';

/** ₹999,99,99,999: more than a crore of crores nobody writes by mistake alone. */
export const LARGEST_PAISE = 999_99_99_999_00;
/** What GST calls a place that is not in India. */
const OVERSEAS = '96';
export const isExport = (place: string) => place === OVERSEAS;
export const QUANTITY_DECIMALS = 3;
export const PERCENT_DECIMALS = 2;

export interface PricedLine {
  /** Up to three decimals. */
  quantity: number;
  ratePaise: number;
  /** Up to two decimals each. */
  discountPercent: number;
  gstPercent: number;
}

export interface TaxedLine {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

export interface Totals extends TaxedLine {
  /** What was added, or taken away, to come to whole rupees. */
  roundOffPaise: number;
  inWords: string;
}

interface Buyer {
  gstin: string;
  stateCode: string;
  country: string;
  sez: boolean;
}

/** Half each to the state and the union, all to the union, or to nobody. */
export type Taxing = 'within' | 'between' | 'none';

/** Where something is supplied to, and who taxes it. */
export function placeOfSupply({ gstin, stateCode, country, sez }: Buyer, ours: string) {
  if (country !== 'IN') return { place: OVERSEAS, taxing: 'none' as Taxing };
  const place = gstin ? stateOfGstin(gstin) : stateCode || ours;
  const taxing: Taxing = sez || place !== ours ? 'between' : 'within';
  return { place, taxing };
}

export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** What a line comes to: rounded once after the discount, and each tax once from that. */
export function taxLine({ quantity, ratePaise, discountPercent, gstPercent }: PricedLine, taxing: Taxing) {
  const milli = exact(quantity, QUANTITY_DECIMALS);
  const left = 10_000n - exact(discountPercent, PERCENT_DECIMALS);
  const percent = exact(gstPercent, PERCENT_DECIMALS);
  const taxable = divideHalfUp(milli * BigInt(ratePaise) * left, 1000n * 10_000n);
  const half = taxing === 'within' ? divideHalfUp(taxable * percent, 20_000n) : 0n;
  const whole = taxing === 'between' ? divideHalfUp(taxable * percent, 10_000n) : 0n;
  return asNumbers({ taxable, half, whole });
}

/** Added up, and rounded to the rupee. */
export function addUp(lines: readonly TaxedLine[]): Totals {
  const sum = (field: keyof TaxedLine) => lines.reduce((total, line) => total + BigInt(line[field]), 0n);
  const total = sum('totalPaise');
  const rounded = 100n * divideHalfUp(total, 100n);
  return {
    taxablePaise: within(sum('taxablePaise')),
    cgstPaise: within(sum('cgstPaise')),
    sgstPaise: within(sum('sgstPaise')),
    igstPaise: within(sum('igstPaise')),
    roundOffPaise: within(rounded - total),
    totalPaise: within(rounded),
    inWords: inWords(within(rounded)),
  };
}

function asNumbers({ taxable, half, whole }: { taxable: bigint; half: bigint; whole: bigint }): TaxedLine {
  return {
    taxablePaise: within(taxable),
    cgstPaise: within(half),
    sgstPaise: within(half),
    igstPaise: within(whole),
    totalPaise: within(taxable + 2n * half + whole),
  };
}

function within(paise: bigint) {
  if (paise > BigInt(LARGEST_PAISE)) throw new TooLargeError('The amount is larger than ₹999,99,99,999.');
  return Number(paise);
}

function exact(value: number, decimals: number) {
  const read = parts(value, decimals);
  if (read === undefined) throw new RangeError(`At most ${decimals} decimals: ${value}`);
  return read;
}
