import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, oneLine, optionalParagraphs, paragraphs } from '~/model/fields';
import { quotation } from './quotation';

const params = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'There is no such quotation.') });

const { status, number, revision, lines, totals, validUntil, terms, sentAt, placeOfSupply, customer } =
  quotation.row.shape;

/** What a customer reads. Nothing of what we know of them beside it. */
const read = z.object({
  ...{ status, number, revision, lines, totals, validUntil, terms, sentAt, placeOfSupply, customer },
  seller: z.record(z.string(), z.unknown()),
});

export const readQuotationCall = defineCall({
  method: 'GET',
  path: '/public/quotations/:token',
  summary: 'A quotation, for whom it was sent to',
  params,
  answer: read,
});

/** A line that was drawn, as its points, or a name that was typed. */
const signature = z.string().max(50_000).optional();

export const acceptQuotationCall = defineCall({
  method: 'POST',
  path: '/public/quotations/:token/accept',
  summary: 'Accept a quotation',
  params,
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
    agreed: z.literal(true, { error: 'Say that you agree to the terms.' }),
    signature,
  }),
  answer: done,
});

export const declineQuotationCall = defineCall({
  method: 'POST',
  path: '/public/quotations/:token/decline',
  summary: 'Decline a quotation',
  params,
  body: z.object({ reason: optionalParagraphs('Reason', 1000) }),
  answer: done,
});

export const askAboutQuotationCall = defineCall({
  method: 'POST',
  path: '/public/quotations/:token/ask',
  summary: 'Ask a question about a quotation',
  params,
  body: z.object({ question: paragraphs('Question', 2000).meta({ examples: ['Is hosting included?'] }) }),
  answer: done,
});
