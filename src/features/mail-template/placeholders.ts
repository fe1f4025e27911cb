/** What stands in braces for what a record says, and what is put there. */
export const placeholders = {
  name: 'their whole name',
  firstName: 'their first name',
  requirement: 'what they asked for',
  owner: 'whose turn it is',
  company: 'their company',
  reference: 'the reference of their request',
} as const;

type Placeholder = keyof typeof placeholders;
export type PlaceholderValues = Record<Placeholder, string>;

const IN_BRACES = /\{\s*([\p{L}\d_-]{1,40})\s*\}/gu;

const isKnown = (word: string): word is Placeholder => Object.hasOwn(placeholders, word);

/** In one pass: what is put in is not looked through again. Where there is nothing to put in, the braces stay and are seen. */
export const fillIn = (text: string, values: PlaceholderValues) =>
  text.replace(IN_BRACES, (braces, word: string) => (isKnown(word) && values[word]) || braces);

/** What is left in braces that stands for nothing, as it is written. */
export const unknownIn = (text: string) => bracesIn(text).filter(({ word }) => !isKnown(word));

/** Whatever stands in braces. */
export const bracesIn = (text: string) =>
  Array.from(text.matchAll(IN_BRACES), ([braces, word = '']) => ({ braces, word }));

export const known = Object.keys(placeholders)
  .map((word) => `{${word}}`)
  .join(', ');
