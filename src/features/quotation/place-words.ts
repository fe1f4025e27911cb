import { STATES } from '~/model/money/gstin';

interface Supplied {
  placeOfSupply: string;
  sez: boolean;
  ourState: string;
}

/** A place of supply as a paper names it. */
export const placeName = (code: string) => `${STATES[code] ?? 'Outside India'} (${code})`;

/** Where it is supplied to, and which tax that means. */
export function placeWords({ placeOfSupply, sez, ourState }: Supplied) {
  const name = STATES[placeOfSupply];
  if (name === undefined) return 'Outside India: no tax';
  const tax = sez ? 'special economic zone, IGST' : placeOfSupply === ourState ? 'CGST and SGST' : 'IGST';
  return `${placeName(placeOfSupply)}: ${tax}`;
}
