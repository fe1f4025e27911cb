import { z } from 'zod';
import type { Collection } from '../collection';
import { emptyOf, objectOf, schemaOf } from '../ui/fields/field-schema';

/** How an entry is described to its editor. */
export const schemaOfEntry = ({ entry }: Collection) =>
  z.toJSONSchema(entry, { io: 'input', unrepresentable: 'any' });

export const emptyEntry = (collection: Collection) => ({
  ...objectOf(emptyOf(schemaOf(schemaOfEntry(collection)))),
});
