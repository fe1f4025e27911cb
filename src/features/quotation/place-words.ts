import { STATES } from '~/model/money/gstin';

interface Supplied {
  placeOfSupply: string;
  sez: boolean;
  ourState: string;
}

/** A place of supply as a paper names it. */
export const placeName = (code: string) => `${STATES[code] ?? 'Outside India'} (${code})`;

/** Nothing is taxed that is supplied abroad. */
export const isTaxed = ({ placeOfSupply }: Pick<Supplied, 'placeOfSupply'>) => placeOfSupply in STATES;

/** As the browser calls a country; its two letters, where it has no name for it. */
export const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

/** Where it is supplied to, and which tax that means. */
export function placeWords({ placeOfSupply, sez, ourState }: Supplied) {
  const name = STATES[placeOfSupply];
  if (name === undefined) return 'Outside India: no tax';
  const tax = sez ? 'special economic zone, IGST' : placeOfSupply === ourState ? 'CGST and SGST' : 'IGST';
  return `${placeName(placeOfSupply)}: ${tax}`;
}
