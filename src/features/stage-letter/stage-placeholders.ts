import { definePlaceholders } from '~/model/placeholders';

/** What stands in braces for what an application says. */
export const stagePlaceholders = definePlaceholders({
  name: 'their whole name',
  firstName: 'their first name',
  opening: 'what they applied for',
  reference: 'the reference of their application',
});
