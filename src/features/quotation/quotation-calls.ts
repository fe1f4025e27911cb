import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { codeOf, done, oneLine, paragraphs } from '~/model/fields';
import { quotation, quotationStatuses } from './quotation';
import { quotationEdit, quotationForm } from './quotation-form';

const params = z.object({ id: z.uuid({ error: quotation.messages.invalidId }) });
const answer = done.extend({ quotation: quotation.row });

export const addQuotationCall = defineCall({
  method: 'POST',
  path: '/quotations',
  summary: 'Draft a quotation',
  body: quotationForm,
  answer,
});

export const quotationCall = defineCall({
  method: 'GET',
  path: '/quotations/:id',
  summary: 'One quotation',
  params,
  answer: quotation.row,
});

export const editQuotationCall = defineCall({
  method: 'PUT',
  path: '/quotations/:id',
  summary: 'Change a draft',
  description: 'What was sent stays as it is: revise it.',
  params,
  body: quotationEdit,
  answer,
});

export const sendQuotationCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/send',
  summary: 'Give a draft its number and mail it',
  params,
  answer: answer.extend({ url: z.string() }),
});

export const reviseQuotationCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/revise',
  summary: 'Begin a revision: a new draft',
  description: 'The one before stays valid until the new one is sent.',
  params,
  answer,
});

const reason = paragraphs('Reason', 1000).meta({ examples: ['Ordered by phone'] });

export const voidQuotationCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/void',
  summary: 'Take a quotation back',
  params,
  body: z.object({ reason }),
  answer,
});

export const outcomeCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/outcome',
  summary: 'Note what the customer has said elsewhere',
  params,
  body: z.object({
    result: z.enum(['accepted', 'declined'], { error: 'Choose what was said from the list.' }),
    reason,
    by: oneLine('By whom', 120).meta({ examples: ['Asha Verma'] }),
  }),
  answer,
});

export const newLinkCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/link',
  summary: 'Make another link for the customer',
  description:
    'Links are stored as their hash alone: one that was lost cannot be told again. The earlier ones go on.',
  params,
  answer: done.extend({ url: z.string() }),
});

export const proformaCall = defineCall({
  method: 'POST',
  path: '/quotations/:id/proforma',
  summary: 'Give an accepted quotation its proforma',
  description: 'One for each quotation, with a number of its own series. It is not a tax invoice.',
  params,
  answer,
});

/** Which of its PDFs; without it the one that says most: with the certificate, once it is accepted. */
export const paperQuery = z.object({
  paper: z
    .enum(['quotation', 'certificate', 'proforma'], { error: 'Choose a paper from the list.' })
    .optional(),
});

export const pdfCall = {
  method: 'GET',
  path: '/quotations/:id/pdf',
  summary: 'A quotation as a PDF',
  description: 'A draft has DRAFT written across.',
  params,
  querystring: paperQuery,
} as const;

/** Above the list: of what it is narrowed to. */
export const quotationSumsCall = defineCall({
  method: 'GET',
  path: '/quotations/sums',
  summary: 'How many quotations there are of each status, and what they come to',
  description: 'Takes what the list takes. `more`: at least so many, and at least so much.',
  answer: z.object({
    sums: z.array(
      z.object({
        status: codeOf('a status', quotationStatuses),
        total: z.int(),
        totalPaise: z.int(),
        more: z.literal(true).optional(),
      }),
    ),
  }),
});
