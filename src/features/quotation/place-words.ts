import { STATES } from '~/model/money/gstin';

interface Supplied {
  placeOfSupply: string;
  sez: boolean;
  ourState: string;
}

/** Where it is supplied to, and which tax that means. */
export function placeWords({ placeOfSupply, sez, ourState }: Supplied) {
  const name = STATES[placeOfSupply];
  if (name === undefined) return 'Outside India: no tax';
  const tax = sez ? 'special economic zone, IGST' : placeOfSupply === ourState ? 'CGST and SGST' : 'IGST';
  return `${name} (${placeOfSupply}): ${tax}`;
}
