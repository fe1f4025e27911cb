/**
 * How much of a change a line of history kept when the migration beside this was written. A copy, for good: the bounds of
 * `model/field-changes.ts` may change, and what a migration has done to one database it must do to the next one.
 */
export interface Change {
  field: string;
  from: unknown;
  to: unknown;
  more?: number;
}

const LONGEST_TEXT = 500;
const MOST_ENTRIES = 8;
const CONTEXT = 60;

export function boundedChange({ field, from, to }: Change): Change {
  if (Array.isArray(from) || Array.isArray(to)) return ofLists(field, from, to);
  if (typeof from === 'string' && typeof to === 'string') {
    const start = Math.max(0, firstDifference(from, to) - CONTEXT);
    return { field, from: clipped(from, start), to: clipped(to, start) };
  }
  return { field, from: bounded(from), to: bounded(to) };
}

function ofLists(field: string, from: unknown, to: unknown): Change {
  const [before, after] = [listOf(from), listOf(to)];
  const went = without(before, after);
  const came = without(after, before);
  const more = Math.max(0, went.length - MOST_ENTRIES) + Math.max(0, came.length - MOST_ENTRIES);
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
