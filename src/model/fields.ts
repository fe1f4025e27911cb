import { z } from 'zod';
import { isPhone, normalisePhone } from './typed/phone';
import { asOneLine, asParagraphs, isSeen } from './typed/typed-text';

/** A NUL or half a surrogate pair can be stored by one engine and not by the other; a line break adds a mail header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const isOneLine = (value: string) => value.isWellFormed() && !CONTROL.test(value);

/** All checks of a field are given at once: each step of a chain would stay in memory with what is made of it. */
const lineChecks = (label: string, max: number) => [
  z.overwrite(asOneLine),
  z.maxLength(max, `${label} can have at most ${max} characters.`),
  z.refine<string>(isOneLine, `${label} has characters that cannot be used here.`),
];

/** Has to hold something that can be read: a blank of any script is none. */
const seenChecks = (label: string) => [
  z.minLength(1, `${label} is required.`),
  z.refine<string>(isSeen, `${label} is required.`),
];

const textOf = (label: string) => z.string({ error: `${label} is required.` });

export const oneLine = (label: string, max = 120) =>
  textOf(label).check(...lineChecks(label, max), ...seenChecks(label));

/** Empty when it is left out. */
export const optionalLine = (label: string, max = 120) =>
  textOf(label)
    .check(...lineChecks(label, max))
    .default('');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Several lines, perhaps, but nothing that only a machine would send. */
export const isPlainText = (typed: string) => typed.isWellFormed() && !CONTROL_IN_TEXT.test(typed);

const textChecks = (label: string, max: number) => [
  z.overwrite(asParagraphs),
  z.maxLength(max, `${label} can have at most ${max} characters.`),
  z.refine<string>(isPlainText, `${label} has characters that cannot be used here.`),
];

/** Several lines. */
export const paragraphs = (label: string, max: number) =>
  textOf(label).check(...textChecks(label, max), ...seenChecks(label));

/** Empty when they are left out. */
export const optionalParagraphs = (label: string, max: number) =>
  textOf(label)
    .check(...textChecks(label, max))
    .default('');

/** A day or a moment, kept as a moment. The years are those that both engines and every calendar agree on. */
export const moment = (label: string) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: ({ input }) =>
        input ? `${label} must be a date, such as 2025-04-01.` : `${label} is required.`,
    })
    .meta({ examples: ['2025-04-01'] })
    .refine((text) => /^(?:19|20)\d\d/.test(text), `${label} must be a date of our time.`)
    .transform((text) => new Date(text).toISOString());

/** A form sends words for it. */
export const yesOrNo = (label: string) =>
  z.union([z.boolean(), z.stringbool({ error: `${label} must be yes or no.` })], {
    error: ({ input }) =>
      input === undefined || input === '' ? `${label} is required.` : `${label} must be yes or no.`,
  });

const LONGEST_EMAIL = 254;

// Made once: to make one costs more than to ask it.
const address = z.email().max(LONGEST_EMAIL);

/** Whether a text is an address, and nothing beside it. */
export const isEmail = (text: string) => address.safeParse(text).success;

export const email = (label = 'Email') =>
  textOf(label)
    .check(
      ...lineChecks(label, LONGEST_EMAIL),
      ...seenChecks(label),
      z.toLowerCase(),
      z.refine(isEmail, 'Enter a valid email address.'),
    )
    .meta({ format: 'email' });

export const phone = (label = 'Phone') =>
  textOf(label).check(
    ...lineChecks(label, 30),
    ...seenChecks(label),
    z.refine(isPhone, `${label} must be a number of 6 to 15 digits.`),
    z.overwrite(normalisePhone),
  );

export const keysOf = <Options extends object>(options: Options) =>
  Object.keys(options) as (keyof Options & string)[];

/** One of the codes of a list of {code: label}. */
export const codeOf = <const Options extends Record<string, string>>(label: string, options: Options) =>
  z.enum(keysOf(options), { error: `Choose ${label} from the list.` });

/** What people read for a code; one that has left the list since it was stored is shown as it is. */
export const labelOf = (options: Record<string, string>, code: string) =>
  // What a visitor calls a campaign may be what every object has: `constructor`.
  Object.hasOwn(options, code) ? (options[code] ?? code) : code;

/** Which version of a record a change was made to; a form sends it as text. */
export const seenVersion = () =>
  z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,8}$/)], { error: 'Invalid version' }).optional();

export const identifier = () => z.uuid({ error: 'Invalid ID' });

/** What a change answers, if nothing else. */
export const done = z.object({ message: z.string() });

/** What a search box sends: any characters, none of them special, in the code in which they are kept. */
export const searchText = () =>
  z
    .string()
    .check(
      z.overwrite(asOneLine),
      z.maxLength(120),
      z.refine(isOneLine, 'The search has characters that cannot be used here.'),
    );
