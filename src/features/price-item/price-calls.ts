import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { searchText } from '~/model/fields';
import { priceItem, priceKinds } from './price-item';

export const MOST_MATCHES = 10;

const offer = z.object({
  name: z.string(),
  kind: z.enum(Object.keys(priceKinds)),
  sac: z.string(),
  unit: z.string(),
  /** Nothing where no price is settled: the products of the catalogue have none. */
  ratePaise: z.int(),
  gstPercent: z.number(),
});
export type Offer = z.output<typeof offer>;

export const matchPricesCall = defineCall({
  method: 'GET',
  path: '/price-items/match',
  summary: 'What a line of a quotation can be filled in with',
  description: 'From the price list, with the rate that is valid on that day, and from the catalogue.',
  querystring: z.object({
    q: searchText().default(''),
    at: z.iso
      .date({ error: 'The day must be a date, such as 2027-04-01.' })
      .optional()
      .describe('Left out: today, in India.'),
  }),
  answer: z.array(offer),
});

const rate = z.object({
  validFrom: z.iso.date(),
  ratePaise: z.int(),
  gstPercent: z.number(),
});

export const priceRatesCall = defineCall({
  method: 'GET',
  path: '/price-items/:id/rates',
  summary: 'The rates of an item, the latest first',
  params: z.object({ id: z.uuid({ error: priceItem.messages.invalidId }) }),
  answer: z.array(rate),
});
