import { addUp, placeOfSupply, type TaxedLine, taxLine } from '~/model/money/gst';
import type { Customer, Line } from './quotation-form';

/** What lines come to for a customer: the same in the editor while somebody types, and on the server. */
export function price(customer: Customer, lines: readonly Line[], ourState: string) {
  const { place, taxing } = placeOfSupply(customer, ourState);
  const priced = lines.map((line) => ({ ...line, ...taxLine(line, taxing) }));
  return { lines: priced, placeOfSupply: place, totals: totalsWith(priced) };
}

/** What priced lines come to, with those of the optional ones that a customer takes: by their places among all. */
export const totalsWith = (
  lines: readonly (TaxedLine & Pick<Line, 'optional'>)[],
  options: readonly number[] = [],
) => addUp(lines.filter(({ optional }, index) => !optional || options.includes(index)));
