import { z } from 'zod';
import type { Collection } from '../collection';
import { emptyFields } from '../empty-data';

/** How an entry is described to its editor. */
export const schemaOf = ({ entry }: Collection) =>
  z.toJSONSchema(entry, { io: 'input', unrepresentable: 'any' });

export const emptyEntry = (collection: Collection) => emptyFields({ ...schemaOf(collection) });
