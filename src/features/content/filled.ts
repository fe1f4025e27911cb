import { z } from 'zod';
import {
  emptyOf,
  type FieldSchema,
  listOf,
  nameOfShape,
  objectOf,
  schemaOf,
  shapeIn,
} from './ui/fields/field-schema';

/** How an entry is described to its editor. */
export const jsonSchemaOf = (entry: z.ZodType) =>
  z.toJSONSchema(entry, { io: 'input', unrepresentable: 'any' });

const known = new WeakMap<z.ZodType, FieldSchema>();

/** What an entry is made of. */
export function fieldsOf(entry: z.ZodType): FieldSchema {
  const fields = known.get(entry) ?? schemaOf(jsonSchemaOf(entry));
  known.set(entry, fields);
  return fields;
}

/**
 * What was stored, in the fields that there are now: one that was asked for since says what it says to begin with, or nothing, and
 * one that is not asked for any more is left out.
 */
export function filled(schema: FieldSchema, stored: unknown, seed?: unknown): unknown {
  if (stored === undefined || !isOfKnownShape(schema, stored)) return seed ?? emptyOf(schema);
  const { item, fields, initial } = shapeIn(schema, stored);
  if (item && Array.isArray(stored)) return listOf(stored).map((one) => filled(item, one));
  if (fields.length === 0 || typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return stored;
  // Another may have been chosen than there was to begin with.
  const [said, first] = [objectOf(stored), objectOf(schema.shapes.length > 0 ? initial : seed)];
  return Object.fromEntries(fields.map(([name, inner]) => [name, filled(inner, said[name], first[name])]));
}

/** Of several that could be chosen, one may be gone since. */
const isOfKnownShape = ({ shapes }: FieldSchema, stored: unknown) =>
  shapes.length === 0 || shapes.some((one) => nameOfShape(one) === objectOf(stored).shape);

/** What was written elsewhere, without what no field is there for; what is missing stays missing. */
export function inFields(schema: FieldSchema, written: unknown): unknown {
  const { item, fields } = shapeIn(schema, written);
  if (item && Array.isArray(written)) return listOf(written).map((one) => inFields(item, one));
  if (fields.length === 0 || typeof written !== 'object' || written === null || Array.isArray(written))
    return written;
  const said = objectOf(written);
  const known = fields.filter(([name]) => Object.hasOwn(said, name));
  return Object.fromEntries(known.map(([name, inner]) => [name, inFields(inner, said[name])]));
}
