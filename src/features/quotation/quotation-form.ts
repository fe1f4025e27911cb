import { z } from 'zod';
import { MB } from '~/lib/file-words';
import {
  email,
  identifier,
  oneLine,
  optionalLine,
  optionalParagraphs,
  phone,
  seenVersion,
} from '~/model/fields';
import { decimal, paise, percent, sac } from '~/model/money/fields';
import { QUANTITY_DECIMALS } from '~/model/money/gst';
import { isGstin, STATES, stateOfGstin } from '~/model/money/gstin';

export const MOST_LINES = 200;
/** So many, each as long as it may be, in any script. */
export const LARGEST_BYTES = 2 * MB;
const MOST_OF_ONE = 1_000_000;

export const lineForm = z.object({
  description: oneLine('Description', 500).meta({ examples: ['Company website, eight pages'] }),
  sac: sac(),
  quantity: decimal('Quantity', QUANTITY_DECIMALS, MOST_OF_ONE)
    .refine((value) => value > 0, 'Quantity must be more than nothing.')
    .meta({ examples: [1] }),
  unit: optionalLine('Unit', 20).meta({ examples: ['project'] }),
  ratePaise: paise('Rate').meta({ examples: [45_000_00] }),
  discountPercent: percent('Discount').default(0),
  gstPercent: percent('GST').meta({ examples: [18] }),
  /** Offered beside the rest: it counts when the customer takes it. */
  optional: z.boolean().default(false),
  /** The heading that it begins, and what is said below it. */
  section: optionalLine('Section', 120),
  note: optionalParagraphs('Note', 1000),
});

const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .refine((typed) => typed === '' || isGstin(typed), 'This is no GSTIN: check its digits.')
  .default('');

const customerForm = z
  .object({
    name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
    company: optionalLine('Company', 200),
    email: email().meta({ examples: ['asha@verma.example'] }),
    phone: phone().meta({ examples: ['+919818040101'] }),
    gstin: gstin.meta({ examples: ['27AAPFU0939F1ZV'] }),
    address: optionalParagraphs('Address', 1000),
    stateCode: z
      .string()
      .refine((code) => code === '' || Object.hasOwn(STATES, code), 'Choose a state from the list.')
      .default(''),
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'A country has two letters, such as IN.')
      .default('IN'),
    sez: z.boolean().default(false),
  })
  .refine(({ gstin: number, stateCode }) => !number || !stateCode || stateOfGstin(number) === stateCode, {
    path: ['stateCode'],
    error: 'The state is not the one that the GSTIN is of.',
  });

const day = z.iso.date({ error: 'The last valid day must be a date, such as 2026-12-31.' });

const fields = {
  customer: customerForm,
  lines: z
    .array(lineForm)
    .min(1, 'A quotation has a line at least.')
    .max(MOST_LINES, `A quotation can have ${MOST_LINES} lines at most.`),
  /** The last day on which it can be accepted, in India. */
  validUntil: day.optional().meta({ examples: ['2027-03-31'] }),
  terms: optionalParagraphs('Terms', 10_000),
};

const example = {
  followupId: '0198f3d2-0000-7000-8000-000000000000',
  customer: { name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040101' },
  lines: [
    {
      ...{ description: 'Company website, eight pages', sac: '998314', quantity: 1, unit: 'project' },
      ...{ ratePaise: 45_000_00, gstPercent: 18 },
    },
  ],
};

export const quotationForm = z
  .object({ ...fields, followupId: identifier().nullish(), personId: identifier().nullish() })
  .refine(({ followupId, personId }) => followupId || personId, {
    path: ['followupId'],
    error: 'Say whom it is for: a follow-up or a person.',
  })
  .meta({ examples: [example] });

const { followupId: _lead, ...exampleEdit } = example;

export const quotationEdit = z
  .object(fields)
  .partial()
  .extend({ version: seenVersion() })
  .meta({ examples: [exampleEdit] });

export type Line = z.output<typeof lineForm>;
export type Customer = z.output<typeof customerForm>;
export const storedCustomer = customerForm;
