import { z } from 'zod';
import { email, optionalLine } from './fields';
import { editedSource, entrySource } from './leads/source';
import { senderFields } from './submission';

/** An address that somebody need not have told. */
const optionalEmail = () =>
  z
    .union([email(), z.literal('')], { error: 'Enter a valid email address.' })
    .meta({ examples: ['asha@verma.example'] });

/** What staff write down of somebody on the phone: the name and the number are enough. */
export const entryFields = {
  name: senderFields.name,
  phone: senderFields.phone,
  email: optionalEmail().default(''),
  city: optionalLine('City').meta({ examples: ['Faridabad'] }),
  source: entrySource.default('phone'),
};

/** The same in a change: what is not sent stays as it is, which what is filled in by itself would not. */
export const entryEditFields = {
  email: optionalEmail(),
  city: entryFields.city.unwrap(),
  source: editedSource,
};

/** Ticked, the person gets the mail that a visitor gets. */
export const receiptWanted = z
  .union([z.boolean(), z.stringbool()], { error: 'Tick it or not.' })
  .default(false);
