import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier, oneLine, optionalLine, optionalParagraphs, paragraphs } from '~/model/fields';
import { agreement } from './agreement';
import { business } from './business';
import { quotation } from './quotation';
import { paperQuery } from './quotation-calls';
import { isDrawn, LONGEST_SIGNATURE, LONGEST_TYPED } from './signature';

const params = z.object({ token: z.string().max(200) });

const { status, number, revision, lines, totals, validUntil, terms, sentAt, decidedAt } = quotation.row.shape;
const { placeOfSupply, customer } = quotation.row.shape;

/** What a customer reads. Nothing of what we know of them beside it. */
const read = z.object({
  ...{
    status,
    number,
    revision,
    lines,
    totals,
    validUntil,
    terms,
    sentAt,
    decidedAt,
    placeOfSupply,
    customer,
  },
  seller: business,
  agrees: z.string().describe('The text that is agreed to by accepting.'),
  accepted: agreement.pick({ name: true, at: true, options: true, totals: true, signature: true }).nullable(),
});

export const readQuotationCall = defineCall({
  method: 'GET',
  path: '/public/quotations/:token',
  summary: 'A quotation, for whom it was sent to',
  description:
    'The first to read it makes it Viewed; who asks for its head alone, or a program that shows a link, does not.',
  params,
  answer: read,
});

/** A line that was drawn, as its points, or a name that was typed. */
const signature = optionalLine('Signature', LONGEST_SIGNATURE).refine(
  (typed) => isDrawn(typed) || typed.length <= LONGEST_TYPED,
  'The signature is too long.',
);

export const acceptQuotationCall = defineCall({
  method: 'POST',
  path: '/public/quotations/:token/accept',
  summary: 'Accept a quotation',
  params,
  body: z.object({
    name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
    agreed: z.literal(true, { error: 'Say that you agree to the terms.' }),
    signature,
    options: z
      .array(z.int())
      .max(200, 'There are fewer lines than that.')
      .optional()
      .describe('The places of the optional lines that are taken, counted from 0 over all lines.'),
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

export const renewQuotationCall = defineCall({
  method: 'POST',
  path: '/public/quotations/:token/renew',
  summary: 'Ask for a quotation anew that has expired',
  params,
  answer: done,
});

export const myQuotationsCall = defineCall({
  method: 'GET',
  path: '/my/quotations',
  summary: 'The quotations that were sent to me',
  description: 'The latest that went to the address of the account, once it is confirmed.',
  answer: z.object({
    items: z.array(
      z.object({
        _id: z.string(),
        ...{ number, status, validUntil },
        sentAt: z.iso.datetime(),
        totalPaise: z.int(),
        about: z.string().describe('Its first line, and how many more there are.'),
      }),
    ),
  }),
});

export const openMyQuotationCall = defineCall({
  method: 'POST',
  path: '/my/quotations/:id/link',
  summary: 'A link to a quotation of mine',
  description: 'It leads where the link in the mail does. The latest few of them go on.',
  params: z.object({ id: identifier() }),
  answer: done.extend({ url: z.string() }),
});

export const readPdfCall = {
  method: 'GET',
  path: '/public/quotations/:token/pdf',
  summary: 'A quotation as a PDF, for whom it was sent to',
  params,
  querystring: paperQuery,
} as const;
