import { dayAfter, dayOf, now } from '~/lib/time';
import { rupeesTyped } from '~/lib/typed/rupees-typed';
import type { Business } from '../../../business';
import type { Customer } from '../../../quotation-form';
import type { Quotation } from '../../quotation-queries';

/** What can be typed of a line in its row, from left to right. */
export const columns = {
  description: 'Description',
  sac: 'SAC',
  quantity: 'Quantity',
  unit: 'Unit',
  rate: 'Rate (₹)',
  discount: 'Discount %',
  gst: 'GST %',
} as const;
export type Column = keyof typeof columns;
export const columnNames = Object.keys(columns) as Column[];

/** A line as it is typed: numbers are text until they are read. */
export interface SheetLine extends Record<Column, string> {
  optional: boolean;
  section: string;
  note: string;
}

/** What stands in the editor. */
export interface Sheet {
  customer: Customer;
  lines: readonly SheetLine[];
  validUntil: string;
  terms: string;
}

const USUAL_GST = '18';

/** Most lines of a quotation are taxed alike. */
export const newLine = (before?: SheetLine): SheetLine => ({
  ...{ description: '', sac: '', quantity: '1', unit: '', rate: '', discount: '' },
  gst: before?.gst || USUAL_GST,
  optional: false,
  section: '',
  note: '',
});

/** Nothing was typed into it but what it began with: it is no line yet. */
export const isEmptyLine = ({ description, sac, unit, rate, section, note }: SheetLine) =>
  [description, sac, unit, rate, section, note].every((text) => text.trim() === '');

const nobody: Customer = {
  ...{ name: '', company: '', email: '', phone: '', gstin: '', address: '', stateCode: '' },
  country: 'IN',
  sez: false,
};

export const newSheet = (
  customer: Partial<Customer>,
  ours: Pick<Business, 'terms' | 'validityDays'>,
): Sheet => ({
  customer: { ...nobody, ...customer },
  lines: [newLine()],
  validUntil: dayAfter(dayOf(now()), ours.validityDays),
  terms: ours.terms,
});

type Written = Pick<Quotation, 'lines'>['lines'][number];

/** A line of another quotation or a template, as somebody would type it. */
export const lineTyped = (line: Omit<Written, `${string}Paise`> & { ratePaise: number }): SheetLine => ({
  description: line.description,
  sac: line.sac,
  quantity: String(line.quantity),
  unit: line.unit,
  rate: rupeesTyped(line.ratePaise),
  discount: line.discountPercent ? String(line.discountPercent) : '',
  gst: String(line.gstPercent),
  optional: line.optional,
  section: line.section,
  note: line.note,
});

export const sheetOf = ({ customer, lines, validUntil, terms }: Quotation): Sheet => ({
  customer,
  lines: lines.map(lineTyped),
  validUntil,
  terms,
});
