import { addUp, isExport, placeOfSupply, type TaxedLine, type Totals, taxLine } from '~/model/money/gst';
import type { Customer, Line } from './quotation-form';

/** What lines come to for a customer: the same in the editor while somebody types, and on the server. */
export function price(customer: Customer, lines: readonly Line[], ourState: string) {
  const { place, taxing } = placeOfSupply(customer, ourState);
  const priced = lines.map((line) => ({ ...line, ...taxLine(line, taxing) }));
  return { lines: priced, placeOfSupply: place, totals: totalsWith(priced) };
}

type Priced = TaxedLine & Pick<Line, 'optional' | 'gstPercent'>;

/** What priced lines come to, with those of the optional ones that a customer takes: by their places among all. */
export const totalsWith = (lines: readonly Priced[], options: readonly number[] = []) =>
  addUp(taken(lines, options));

const taken = (lines: readonly Priced[], options: readonly number[]) =>
  lines.filter(({ optional }, place) => !optional || options.includes(place));

/** The same for each rate of tax, the lowest first. */
export function taxesByRate(lines: readonly Priced[], options: readonly number[] = []) {
  const rates = Map.groupBy(taken(lines, options), ({ gstPercent }) => gstPercent);
  return [...rates]
    .sort(([one], [other]) => one - other)
    .map(([rate, ofRate]) => ({ rate, ...addUp(ofRate) }));
}

interface Supplied {
  placeOfSupply: string;
  customer: Pick<Customer, 'sez'>;
  totals: Totals;
}

/** Abroad or in a zone, and without tax: who supplies so says by which undertaking. */
export const isUnderLut = ({ placeOfSupply: place, customer, totals }: Supplied) =>
  (isExport(place) || customer.sez) && totals.cgstPaise + totals.sgstPaise + totals.igstPaise === 0;
