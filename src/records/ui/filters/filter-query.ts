/** What stands in the address for one filter: `is.status`, `from.date`. */
export type FilterKey = `${'is' | 'from' | 'to' | 'due'}.${string}`;
export type Filters = Readonly<Record<FilterKey, string>>;

const isFilterKey = (key: string): key is FilterKey => /^(is|from|to|due)\./.test(key);

/** All that an address filters by, known to the list or not: what the server refuses must not look as if it had been done. */
export const filtersIn = (params: URLSearchParams): Filters =>
  Object.fromEntries([...params].filter(([key]) => isFilterKey(key)));

/** What leaves the address with a filter. */
export const without = (keys: readonly FilterKey[]): Filters =>
  Object.fromEntries(keys.map((key) => [key, '']));
