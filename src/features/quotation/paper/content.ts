import type { TaxedLine, Totals } from '~/model/money/gst';
import type { Business } from '../business';
import type { Customer, Line } from '../quotation-form';

/** All that stands on it. */
export interface Paper {
  title: string;
  number: string;
  /** Days, as they are read. */
  date: string;
  validUntil: string;
  /** The moment of which it is. */
  at: string;
  seller: Business;
  customer: Customer;
  placeOfSupply: string;
  lines: readonly (Line & TaxedLine)[];
  totals: Totals;
  terms: string;
}
