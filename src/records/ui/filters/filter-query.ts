import { formatDate } from '~/lib/time';
import { dueWords, type Filter, ME, NONE, parametersOf, splitValues } from '~/model/filters';
import type { AnyRecord } from '~/model/resource';

/** What stands in the address for one filter: `is.status`, `from.date`. */
export type FilterKey = `${'is' | 'from' | 'to' | 'due'}.${string}`;
export type Filters = Readonly<Record<FilterKey, string>>;

const isFilterKey = (key: string): key is FilterKey => /^(is|from|to|due)\./.test(key);

/** All that an address filters by, known to the list or not: what the server refuses must not look as if it had been done. */
export const filtersIn = (params: URLSearchParams): Filters =>
  Object.fromEntries([...params].filter(([key]) => isFilterKey(key)));

/** What leaves the address with a filter. */
export const without = (keys: readonly string[]): Filters =>
  Object.fromEntries(keys.filter(isFilterKey).map((key) => [key, '']));

export const isUsed = (filter: Filter, filters: Filters) =>
  parametersOf(filter)
    .filter(isFilterKey)
    .some((key) => filters[key]);

/** Where its chosen values stand; a filter by days alone has none. */
export const valuesKey = ({ by, field }: Filter): FilterKey =>
  by === 'due' ? `due.${field}` : `is.${field}`;

export const chosenValues = (filter: Filter, filters: Filters) => {
  const text = filters[valuesKey(filter)];
  return text ? splitValues(text) : [];
};

/** The values that are known before anything is asked. */
export function knownOptions(filter: Filter): Readonly<Record<string, string>> {
  if (filter.by === 'choice') return filter.options;
  if (filter.by === 'presence') return filter.words;
  if (filter.by === 'owner') return { [ME]: 'Me', [NONE]: 'Nobody' };
  return filter.by === 'due' ? dueWords : {};
}

/** What a value is called; the name of an owner is read from a record of theirs. */
export function labelIn(filter: Filter, value: string, rows: readonly AnyRecord[] = []) {
  const known = knownOptions(filter)[value];
  if (known) return known;
  if (value === NONE) return 'None';
  if (filter.by !== 'owner') return value;
  return String(rows.find((row) => row[filter.field] === value)?.[filter.name] ?? 'A colleague');
}

/** Days that move on, as they are offered. */
export const dayPresets = { today: 'Today', week: 'This week', month: 'This month' } as const;

const isPreset = (day: string): day is keyof typeof dayPresets => day in dayPresets;

function dayWords(day: string) {
  if (isPreset(day)) return dayPresets[day].toLowerCase();
  // What somebody has typed into the address may be no day at all; the server says so.
  return Number.isNaN(Date.parse(day)) ? day : formatDate(day);
}

function rangeWords(from = '', to = '') {
  if (from === to) return isPreset(from) ? dayPresets[from] : dayWords(from);
  return [from && `from ${dayWords(from)}`, to && `to ${dayWords(to)}`].filter(Boolean).join(' ');
}

const MOST_NAMED = 3;

/** What a filter lets through, in words. */
export function filterWords(filter: Filter, filters: Filters, rows?: readonly AnyRecord[]) {
  const values = chosenValues(filter, filters).map((value) => labelIn(filter, value, rows));
  const named = values.length > MOST_NAMED ? `${values.length} chosen` : values.join(', ');
  const from = filters[`from.${filter.field}`];
  const to = filters[`to.${filter.field}`];
  return [named, (from || to) && rangeWords(from, to)].filter(Boolean).join(', ');
}
