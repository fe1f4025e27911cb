import { z } from 'zod';
import { quotation } from './quotation';

/** What somebody agrees to, in full: it is stored with their name. */
export const AGREED =
  'I accept this quotation with its prices and terms on behalf of the customer named in it.';

/** What was agreed to, by whom and how, as it is stored: none of it changes any more. */
export const agreement = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  /** Of what was read. */
  sha256: z.string(),
  /** The places of the optional lines that were taken, and what all came to with them. */
  options: z.array(z.int()).default([]),
  totals: quotation.row.shape.totals.optional(),
  /** The rest is there when somebody agreed in a browser: from which network, to which text, and signed how. */
  network: z.string().optional(),
  text: z.string().optional(),
  signature: z.string().optional(),
  /** What staff say of an order that came otherwise. */
  reason: z.string().optional(),
});
