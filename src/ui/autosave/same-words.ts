/** Blanks at the ends and in a row are put right when it is stored. */
const normalised = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;

/** Whether two say the same to whoever reads them. */
export function sameWords(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((inner, index) => sameWords(inner, other[index]));
  if (isObject(one) && isObject(other)) {
    const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return [...new Set([...mine.keys(), ...theirs.keys()])].every((name) =>
      sameWords(mine.get(name), theirs.get(name)),
    );
  }
  return normalised(one) === normalised(other);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
