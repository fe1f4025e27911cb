import { dayOf, now } from '~/lib/time';

/** What a field is made of, as the JSON schema of its collection says it. */
export interface FieldSchema {
  kind: string;
  label: string;
  hint: string;
  /** So many letters the design has room for. */
  fits: number | undefined;
  /** What a single one of a list is called. */
  one: string;
  /** Of an address: the field beside it that it follows from. */
  from: string;
  options: Readonly<Record<string, string>>;
  /** Of a group. */
  fields: readonly (readonly [name: string, schema: FieldSchema])[];
  /** Of a list. */
  item: FieldSchema | undefined;
  /** Of one of several: what it can be. */
  shapes: readonly FieldSchema[];
  /** Of a picture: there may be none. */
  optional: boolean;
  /** Of a line. */
  longest: number;
  isMailAddress: boolean;
  fewest: number;
  most: number;
  /** What it says where nothing is said. */
  initial: unknown;
}

export function schemaOf(json: unknown): FieldSchema {
  const said = objectOf(json);
  return {
    kind: textOf(said.kind),
    label: textOf(said.label),
    hint: textOf(said.hint),
    fits: typeof said.fits === 'number' ? said.fits : undefined,
    one: textOf(said.one) || 'entry',
    from: textOf(said.from),
    options: Object.fromEntries(
      Object.entries(objectOf(said.options)).map(([code, label]) => [code, textOf(label)]),
    ),
    fields: Object.entries(objectOf(said.properties)).map(([name, inner]) => [name, schemaOf(inner)]),
    item: said.items === undefined ? undefined : schemaOf(said.items),
    shapes: said.kind === 'oneOf' ? listOf(said.oneOf).map(schemaOf) : [],
    optional: said.optional === true,
    longest: numberOf(said.maxLength) ?? Number.POSITIVE_INFINITY,
    isMailAddress: said.format === 'email',
    fewest: numberOf(said.minItems) ?? 0,
    most: numberOf(said.maxItems) ?? Number.POSITIVE_INFINITY,
    initial: said.default ?? said.const,
  };
}

/** The name of one that may be chosen. */
export const nameOfShape = ({ initial }: FieldSchema) => textOf(objectOf(initial).shape);

/** What is made of which fields: of one of several, the one that was chosen. */
export function shapeIn(schema: FieldSchema, value: unknown): FieldSchema {
  const { shape } = objectOf(value);
  return schema.shapes.find((one) => nameOfShape(one) === shape) ?? schema.shapes[0] ?? schema;
}

/** Before anybody has filled it in. */
export function emptyOf(said: FieldSchema): unknown {
  const schema = shapeIn(said, undefined);
  if (schema.initial !== undefined) return schema.initial;
  switch (schema.kind) {
    case 'list':
      return [];
    case 'whole':
      return 0;
    case 'day':
      return dayOf(now());
    case 'choice':
      return Object.keys(schema.options)[0] ?? '';
    default:
      return schema.fields.length > 0
        ? Object.fromEntries(schema.fields.map(([name, inner]) => [name, emptyOf(inner)]))
        : '';
  }
}

/** What an entry of a list is called by: its first words. */
export function titleOf(schema: FieldSchema, value: unknown): string {
  if (schema.kind === 'choice') return schema.options[textOf(value)] ?? '';
  if (schema.kind === 'line' || schema.kind === 'prose') return textOf(value).trim();
  const inner = objectOf(value);
  for (const [name, field] of schema.fields) {
    const title = titleOf(field, inner[name]);
    if (title && field.kind !== 'choice') return title;
  }
  return '';
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
