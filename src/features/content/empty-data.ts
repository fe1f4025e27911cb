/** A part of the description of an entry, as JSON Schema has it. */
export type Described = Readonly<Record<string, unknown>>;

export const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form begins with: every field that there is, with nothing in it. */
export function emptyData(described: unknown): unknown {
  if (!isDescribed(described)) return '';
  if ('default' in described) return described.default;
  if (Array.isArray(described.enum)) return described.enum[0];
  switch (described.type) {
    case 'object':
      return emptyFields(described);
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return typeof described.minimum === 'number' ? described.minimum : 0;
    case 'boolean':
      return false;
    default:
      return '';
  }
}

export function emptyFields({ properties }: Described) {
  const fields = isDescribed(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(fields.map(([name, field]) => [name, emptyData(field)]));
}
