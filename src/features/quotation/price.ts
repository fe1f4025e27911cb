import { addUp, placeOfSupply, taxLine } from '~/model/money/gst';
import type { Customer, Line } from './quotation-form';

/** What lines come to for a customer: the same in the editor while somebody types, and on the server. */
export function price(customer: Customer, lines: readonly Line[], ourState: string) {
  const { place, taxing } = placeOfSupply(customer, ourState);
  const priced = lines.map((line) => ({ ...line, ...taxLine(line, taxing) }));
  const totals = addUp(priced.filter(({ optional }) => !optional));
  return { lines: priced, placeOfSupply: place, totals };
}
