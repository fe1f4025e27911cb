import { sameWords } from '~/ui/autosave/same-words';
import { pathTo } from '../fields/at-path';
import { type FieldSchema, listOf, objectOf, shapeIn, titleOf } from '../fields/field-schema';

/** A field that somebody else has changed, and which says something else here. */
export interface Difference {
  path: string;
  /** Its labels, from the outermost. */
  labels: readonly string[];
  schema: FieldSchema;
  mine: unknown;
  theirs: unknown;
  /** Whoever sits here has changed it, too. */
  isTouched: boolean;
}

interface Sides {
  mine: unknown;
  theirs: unknown;
  /** What both began with. */
  base: unknown;
}

interface Place {
  path: string;
  labels: readonly string[];
  schema: FieldSchema;
}

/** Field by field, in the order of the form. A list of which the number or the order has changed is one field. */
export function differencesIn({ path, labels, schema }: Place, { mine, theirs, base }: Sides): Difference[] {
  if (sameWords(theirs, base) || sameWords(mine, theirs)) return [];
  const shape = shapeIn(schema, mine);
  const isOneShape = [theirs, base].every((side) => shapeIn(schema, side) === shape);
  if ((shape.kind === 'group' && isOneShape) || path === '') {
    const [here, there, before] = [objectOf(mine), objectOf(theirs), objectOf(base)];
    return shape.fields.flatMap(([name, inner]) =>
      differencesIn(
        { path: pathTo(path, name), labels: [...labels, inner.label], schema: inner },
        { mine: here[name], theirs: there[name], base: before[name] },
      ),
    );
  }
  const [here, there, before] = [listOf(mine), listOf(theirs), listOf(base)];
  const { item } = schema;
  if (schema.kind === 'list' && item && here.length === before.length && there.length === before.length)
    return here.flatMap((one, index) =>
      differencesIn(
        {
          path: pathTo(path, index),
          labels: [...labels, titleOf(item, before[index]) || `${schema.one} ${index + 1}`],
          schema: item,
        },
        { mine: one, theirs: there[index], base: before[index] },
      ),
    );
  return [{ path, labels, schema, mine, theirs, isTouched: !sameWords(mine, base) }];
}
