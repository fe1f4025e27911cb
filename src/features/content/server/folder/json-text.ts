/** The same text for the same words, line by line: two versions of it can be compared. */
export const jsonText = (value: unknown) => `${JSON.stringify(sorted(value), null, 2)}\n`;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    pairs.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  );
}
