import { STATES } from '~/model/money/gstin';
import type { Business } from '../../business';

/** As people read it, by its title. */
export const factsOf = (ours: Business) => ({
  'Legal name': ours.legalName,
  GSTIN: ours.gstin,
  State: STATES[ours.stateCode] ?? ours.stateCode,
  PAN: ours.pan,
  Address: ours.address,
  Bank: ours.bank,
  UPI: ours.upi,
  'Terms of a new quotation': ours.terms,
  'Valid for': `${ours.validityDays} days`,
  'Instead of tax, for exports and zones': ours.lut,
  Logo: ours.logo ? 'A picture of the library' : 'Our leaf',
});
