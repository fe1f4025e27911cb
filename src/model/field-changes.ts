/** One field of a change as it is kept: what it was and what it became, or of a list what went and what came. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
  /** So many more entries of the list went or came than are kept here. */
  more?: number | undefined;
}

/** Enough to know what was changed; the record itself has the rest. */
const LONGEST_TEXT = 500;
const MOST_ENTRIES = 8;
/** So much of what stayed is kept before the first letter that changed. */
const CONTEXT = 60;

/** What is different, each field within bounds: a line of history must not grow with the record. */
export function changesBetween(
  fields: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return fields
    .filter((field) => field in after && !same(before[field], after[field]))
    .map((field) => boundedChange({ field, from: before[field] ?? null, to: after[field] ?? null }));
}

export function boundedChange({ field, from, to, more }: FieldChange): FieldChange {
  if (Array.isArray(from) || Array.isArray(to)) return ofLists(field, from, to, more ?? 0);
  if (typeof from === 'string' && typeof to === 'string') {
    const start = Math.max(0, firstDifference(from, to) - CONTEXT);
    return { field, from: clipped(from, start), to: clipped(to, start) };
  }
  return { field, from: bounded(from), to: bounded(to) };
}

const same = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

function ofLists(field: string, from: unknown, to: unknown, known: number): FieldChange {
  const [before, after] = [listOf(from), listOf(to)];
  const went = without(before, after);
  const came = without(after, before);
  const more = known + Math.max(0, went.length - MOST_ENTRIES) + Math.max(0, came.length - MOST_ENTRIES);
  const change = {
    field,
    from: from === null ? null : bounded(went),
    to: to === null ? null : bounded(came),
  };
  return more > 0 ? { ...change, more } : change;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Those of a list that are not in the other, as often as they are there more often. */
function without(list: readonly unknown[], other: readonly unknown[]) {
  const left = new Map<string, number>();
  for (const entry of other.map(textOf)) left.set(entry, (left.get(entry) ?? 0) + 1);
  return list.filter((entry) => {
    const count = left.get(textOf(entry)) ?? 0;
    left.set(textOf(entry), count - 1);
    return count <= 0;
  });
}

const textOf = (entry: unknown) => JSON.stringify(entry) ?? '';

function bounded(value: unknown): unknown {
  if (typeof value === 'string') return clipped(value, 0);
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(bounded);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([name, part]) => [name, bounded(part)]));
}

/** A cut may go through a pair of which each half alone is no character, and cannot be stored. */
function clipped(text: string, start: number) {
  if (text.length <= LONGEST_TEXT) return text;
  const end = start + LONGEST_TEXT;
  const shown = text.slice(start, end).toWellFormed();
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}

function firstDifference(one: string, other: string) {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  return place;
}
