import { z } from 'zod';
import { followup } from '~/features/followup/followup';
import { MOST_IN_SUBJECT, MOST_IN_TEXT } from '~/features/mail-template/mail-template';
import type { PlaceholderValues } from '~/features/mail-template/placeholders';
import { defineCall } from '~/lib/call';
import { done, email, identifier, oneLine, optionalParagraphs, paragraphs } from '~/model/fields';

const placeholderValues = z.object({
  name: z.string(),
  firstName: z.string(),
  requirement: z.string(),
  owner: z.string(),
  company: z.string(),
  reference: z.string(),
} satisfies Record<keyof PlaceholderValues, z.ZodType>);

/** Whom a mail would go to, and what stands in it for each placeholder: `/mails/to/enquiry/0198…`. */
export const mailToCall = defineCall({
  method: 'GET',
  path: '/mails/to/:resource/:id',
  summary: 'Whom a mail about a record goes to, and what its placeholders stand for',
  answer: z.object({
    to: z.string().nullable().describe('Null: no address is known.'),
    addresses: z.array(z.string()).describe('All that it can go to.'),
    values: placeholderValues,
    signature: z.string(),
  }),
});

const { _id, stage, nextDate, valuePaise } = followup.row.shape;

/** What is open with whom it went to, for who may plan what comes next. */
const mailedLead = z.object({ _id, stage, nextDate, valuePaise }).nullish();

export type MailedLead = z.output<typeof mailedLead>;

/** The address is the record's own, or one of its person's: no other is taken. */
export const writeMailCall = defineCall({
  method: 'POST',
  path: '/mails',
  summary: 'Write to whom a record is about',
  description:
    'It goes to the address of the record, or of the person whom it is about, with the signature of who writes, and stands on their timeline. Placeholders are filled in. What is left out is that of the template.',
  body: z.object({
    resource: z.string().meta({ examples: ['enquiry'] }),
    id: identifier().meta({ examples: ['0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e'] }),
    to: email()
      .optional()
      .describe('Which address of several; left out, the first.')
      .meta({ examples: ['asha@verma.example'] }),
    template: identifier().nullish().describe('Whose words are taken where none are sent.'),
    subject: oneLine('Subject', MOST_IN_SUBJECT)
      .optional()
      .meta({ examples: ['Your request {reference}'] }),
    text: paragraphs('Text', MOST_IN_TEXT)
      .optional()
      .meta({ examples: ['Hello {firstName},\n\nwhen may I call you?'] }),
  }),
  answer: done.extend({ followup: mailedLead }),
});

export const MOST_IN_SIGNATURE = 500;

export const signatureCall = defineCall({
  method: 'GET',
  path: '/settings/my-signature',
  summary: 'What stands below the mails that one writes',
  answer: z.object({ text: z.string(), isOwn: z.boolean().describe('False: name and agency.') }),
});

export const changeSignatureCall = defineCall({
  method: 'PUT',
  path: '/settings/my-signature',
  summary: 'Change what stands below the mails that one writes',
  body: z.object({ text: optionalParagraphs('Signature', MOST_IN_SIGNATURE) }),
  answer: done,
});
