import { definePlaceholders } from '~/model/placeholders';

/** What stands in braces for what a record says, and what is put there. */
export const placeholders = definePlaceholders({
  name: 'their whole name',
  firstName: 'their first name',
  requirement: 'what they asked for',
  owner: 'whose turn it is',
  company: 'their company',
  reference: 'the reference of their request',
});

export type PlaceholderValues = Record<keyof typeof placeholders.meanings, string>;
