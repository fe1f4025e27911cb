import { z } from 'zod';
import { isPhone, normalisePhone } from './phone';

/** A NUL or half a surrogate pair can be stored by one engine and not by the other; a line break adds a mail header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
const isOneLine = (value: string) => value.isWellFormed() && !CONTROL.test(value);

export const oneLine = (label: string, max = 120) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(isOneLine, `${label} has characters that cannot be used here.`);

export const email = () =>
  oneLine('Email', 254)
    .toLowerCase()
    .refine((value) => z.email().safeParse(value).success, 'Enter a valid email address.')
    .meta({ format: 'email' });

export const phone = (label = 'Phone') =>
  oneLine(label, 30)
    .refine(isPhone, `${label} must be a number of 6 to 15 digits.`)
    .overwrite(normalisePhone);

const keysOf = <Options extends object>(options: Options) =>
  Object.keys(options) as (keyof Options & string)[];

/** One of the codes of a list of {code: label}. */
export const codeOf = <const Options extends Record<string, string>>(label: string, options: Options) =>
  z.enum(keysOf(options), { error: `Choose ${label} from the list.` });

export const identifier = () => z.uuid({ error: 'Invalid ID' });

/** What a search box sends: any characters, none of them special. */
export const searchText = () =>
  z.string().trim().max(120).refine(isOneLine, 'The search has characters that cannot be used here.');
