import type { TaxedLine, Totals } from '~/model/money/gst';
import type { Business } from '../business';
import type { Customer, Line } from '../quotation-form';

/** All that stands on it. */
export interface Paper {
  title: string;
  /** What it is not, in words that nobody overlooks. */
  notice?: string;
  number: string;
  /** Days and what else is said beside the number, as they are read. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The moment of which it is. */
  at: string;
  /** Nobody can take it for one that was sent. */
  isDraft?: true;
  seller: Business;
  /** A PNG, instead of our leaf. */
  logo?: Uint8Array | undefined;
  customer: Customer;
  placeOfSupply: string;
  lines: readonly (Line & TaxedLine)[];
  totals: Totals;
  terms: string;
  certificate?: Certificate;
}

/** Who accepted what, and how: the last page, once it is. */
export interface Certificate {
  facts: readonly (readonly [label: string, value: string])[];
  agreed: string;
  signature: string;
  /** Of the PDF that was accepted. */
  sha256: string;
}
