import { z } from 'zod';
import { codeOf, email, oneLine, optionalLine, optionalParagraphs, paragraphs } from '~/model/fields';
import { LEADS } from './link-target';

/** How a field is labelled, and how many letters the design has room for: a hint, since the page holds with more. */
export interface Said {
  fits?: number;
  hint?: string;
}

const LONGEST_LINE = 500;
const LONGEST_PROSE = 10_000;
const LONGEST_LIST = 200;

/** Words on one line: a title, a label, a figure. */
export const line = (label: string, said: Said = {}) =>
  oneLine(label, LONGEST_LINE).meta({ kind: 'line', label, ...said });

export const maybeLine = (label: string, said: Said = {}) =>
  optionalLine(label, LONGEST_LINE).meta({ kind: 'line', label, ...said });

/** What an index of PostgreSQL and every browser have room for; a letter of another script takes nine of them. */
export const LONGEST_ADDRESS = 2000;
const ROOM_FOR_TITLE = 1900;

/** Words on one line that become a part of an address. */
export const addressedLine = (label: string, said: Said = {}) =>
  oneLine(label, LONGEST_LINE)
    .refine(
      (typed) => encodeURIComponent(typed.toWellFormed()).length <= ROOM_FOR_TITLE,
      `${label} is too long for an address.`,
    )
    .meta({ kind: 'line', label, ...said });

/** A paragraph. */
export const prose = (label: string, said: Said = {}) =>
  paragraphs(label, LONGEST_PROSE).meta({ kind: 'prose', label, ...said });

/** Where mail reaches somebody. It becomes a header of mails and stands in calendars, hence is nothing but an address. */
export const mailAddress = (label: string, said: Said = {}) =>
  email(label).meta({ kind: 'line', label, ...said });

/** Where something leads: a page of this site, a place on the same page, or another site. */
export const link = (label: string) =>
  oneLine(label, LONGEST_LINE)
    .regex(LEADS, `${label} must be a page of this site, such as /about-us, or begin with https://.`)
    .meta({ kind: 'link', label });

/** The same, where there may be nothing to lead to. */
export const maybeLink = (label: string) =>
  optionalLine(label, LONGEST_LINE)
    .refine(
      (to) => to === '' || LEADS.test(to),
      `${label} must be a page of this site, or begin with https://.`,
    )
    .meta({ kind: 'link', label });

export const whole = (label: string, most = 1_000_000_000) =>
  z.int().min(0).max(most, `${label}: at most ${most}.`).meta({ kind: 'whole', label });

/** A day of the calendar. */
export const day = (label: string) =>
  z.iso
    .date(`${label} must be a day.`)
    .regex(/^(?:19|20)/, `${label} must be a day of our time.`)
    .meta({ kind: 'day', label });

const LONGEST_SLUG = 80;

/** The end of an address; until somebody types another one, it follows from the words of a field beside it. */
export const slug = (label: string, from: string) =>
  oneLine(label, LONGEST_SLUG)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${label} can have small letters, figures and hyphens between them.`)
    .meta({ kind: 'line', label, hint: 'Small letters and hyphens.', from });

/** A picture of the library, and what it shows here, where that is not what it shows elsewhere. */
export const picture = (label: string) =>
  z
    .object({ media: oneLine('Picture', 200), alt: optionalParagraphs('Description', 500) })
    .meta({ kind: 'picture', label });

/** The same, where there may be none: then nothing is named. */
export const maybePicture = (label: string) =>
  z
    .object({ media: optionalLine('Picture', 200), alt: optionalParagraphs('Description', 500) })
    .meta({ kind: 'picture', label, optional: true });

/** One of a few that the design knows. */
export const choice = <const Options extends Record<string, string>>(label: string, options: Options) =>
  codeOf(label, options).meta({ kind: 'choice', label, options });

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  z.object(shape).meta({ kind: 'group', label });

/** Several of a kind, in an order; `one` is what a single one is called. */
export const list = <Item extends z.ZodType>(label: string, one: string, item: Item, most = LONGEST_LIST) =>
  z.array(item).max(most, `${label}: at most ${most}.`).meta({ kind: 'list', label, one });

/** A group that may be chosen among others, and what it says to begin with, whenever it is chosen. */
export function shape<const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  label: string,
  fields: Fields,
  first: z.output<z.ZodObject<Fields>>,
) {
  const called = z.literal(name).meta({ kind: 'choice', label: 'Kind', options: { [name]: label } });
  const seed = { shape: name, ...first };
  return {
    kind: z.object({ shape: called, ...fields }).meta({ kind: 'group', label, default: seed }),
    seed,
  };
}

type Shape = z.core.$ZodTypeDiscriminable;

/** One of several groups, and which. */
export const oneOf = <const Kinds extends readonly [Shape, ...Shape[]]>(label: string, kinds: Kinds) =>
  z.discriminatedUnion('shape', kinds).meta({ kind: 'oneOf', label });

/** A heading with a part that is highlighted; how much fits into its two lines, unless it is larger than most. */
export const heading = (label: string, fits = { plain: 50, green: 40 }) =>
  group(label, {
    plain: maybeLine('Plain words', { fits: fits.plain }),
    green: maybeLine('Highlighted words', { fits: fits.green }),
  });
