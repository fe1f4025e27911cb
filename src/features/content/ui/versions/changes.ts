import { diffArrays } from 'diff';
import { type FieldSchema, listOf, objectOf, shapeIn, titleOf } from '../fields/field-schema';
import { wordsOf } from '../fields/words-of';

/** What became of one field, or of one of a list, in words. */
export interface FieldChange {
  /** Its labels, from the outermost. */
  labels: readonly string[];
  what: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
}

interface Place {
  labels: readonly string[];
  schema: FieldSchema;
}

/** Field by field, in the order of the form. */
export const changesBetween = (schema: FieldSchema, before: unknown, after: unknown) =>
  changesAt({ labels: [], schema }, before, after);

function changesAt({ labels, schema }: Place, before: unknown, after: unknown): FieldChange[] {
  if (sameKey(before) === sameKey(after)) return [];
  if (schema.kind === 'list') return listChanges({ labels, schema }, listOf(before), listOf(after));
  const [former, shape] = [shapeIn(schema, before), shapeIn(schema, after)];
  if (former !== shape)
    return [
      { ...whole({ labels: [...labels, former.label], schema: former }, before), what: 'removed', after: '' },
      { ...whole({ labels: [...labels, shape.label], schema: shape }, after), what: 'added', before: '' },
    ];
  if (isParted(shape)) {
    const [was, is] = [objectOf(before), objectOf(after)];
    return shape.fields.flatMap(([name, inner]) =>
      changesAt({ labels: [...labels, inner.label], schema: inner }, was[name], is[name]),
    );
  }
  const [was, is] = [wordsOf(schema, before), wordsOf(schema, after)];
  return was === is ? [] : [{ labels, what: 'changed', before: was, after: is }];
}

/** A picture is one thing to people, whatever it is stored as. */
const isParted = ({ kind, fields }: FieldSchema) => fields.length > 0 && kind !== 'picture';

const sameKey = (value: unknown) => JSON.stringify(value) ?? '';

/** Those that are the same are found first; what stood between two of them is held against what stands there now. */
function listChanges(
  { labels, schema }: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): FieldChange[] {
  const item = schema.item ?? schema;
  const called = (value: unknown, index: number) => titleOf(item, value) || `${schema.one} ${index + 1}`;
  const wentKeys = new Set(before.map(sameKey));
  const changes: FieldChange[] = [];
  let place = 0;
  let gone: unknown[] = [];

  function settle(came: readonly unknown[]) {
    const cameKeys = new Set(after.map(sameKey));
    // What only lies elsewhere in the list was not changed.
    const [went, moved] = [gone, came].map((some, side) =>
      some.filter((one) => !(side === 0 ? cameKeys : wentKeys).has(sameKey(one))),
    );
    const [wasThere = [], isThere = []] = [went, moved];
    for (let n = 0; n < Math.max(wasThere.length, isThere.length); n++) {
      const [was, is] = [wasThere[n], isThere[n]];
      const at = { labels: [...labels, called(is ?? was, place + n)], schema: item };
      if (was !== undefined && is !== undefined) changes.push(...changesAt(at, was, is));
      else if (is !== undefined) changes.push({ ...whole(at, is), what: 'added', before: '' });
      else changes.push({ ...whole(at, was), what: 'removed', after: '' });
    }
    for (const one of came.filter((value) => wentKeys.has(sameKey(value))))
      changes.push({
        ...whole({ labels: [...labels, called(one, place)], schema: item }, one),
        what: 'moved',
      });
    gone = [];
  }

  for (const { value, added, removed } of diffArrays(before.map(sameKey), after.map(sameKey))) {
    const values: unknown[] = value.map((key) => JSON.parse(key || 'null'));
    if (removed) {
      gone = values;
      continue;
    }
    settle(added ? values : []);
    place += values.length;
  }
  settle([]);
  return changes;
}

function whole({ labels, schema }: Place, value: unknown) {
  const words = wordsOf(schema, value);
  return { labels, before: words, after: words };
}
