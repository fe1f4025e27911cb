import { z } from 'zod';
import { codeOf, email, labelOf, optionalLine } from './fields';
import { senderFields } from './submission';

/** How somebody came to us whom staff write down: the code that travels, and the words for it. */
export const entrySources = {
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  import: 'Import',
  other: 'Other',
} as const;

/** An address that somebody need not have told. */
export const optionalEmail = () =>
  z
    .union([email(), z.literal('')], { error: 'Enter a valid email address.' })
    .meta({ examples: ['asha@verma.example'] });

/** What staff write down of somebody on the phone: the name and the number are enough. */
export const entryFields = {
  name: senderFields.name,
  phone: senderFields.phone,
  email: optionalEmail().default(''),
  city: optionalLine('City').meta({ examples: ['Faridabad'] }),
  source: codeOf('a source', entrySources).default('phone'),
};

/** The same in a change: what is not sent stays as it is, which what is filled in by itself would not. */
export const entryEditFields = {
  email: optionalEmail(),
  city: entryFields.city.unwrap(),
  // Whoever sends a record back as it was read sends that it has none.
  source: entryFields.source.unwrap().nullable().optional(),
};

/** Ticked, the person gets the mail that a visitor gets. */
export const receiptWanted = z
  .union([z.boolean(), z.stringbool()], { error: 'Tick it or not.' })
  .default(false);

/** Empty where a visitor wrote themselves. */
export const sourceDetail = {
  title: 'Source',
  field: 'source' as const,
  cell: ({ source }: { source: string | null }) => (source ? labelOf(entrySources, source) : ''),
};
