/** What stands in a field of which nobody has said what it holds; nothing where that is no text. */
export const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was said of some values: one that was left out changes nothing. */
export const definedIn = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
