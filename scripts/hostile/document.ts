import { z } from 'zod';
import type { Permission } from '../../src/model/permissions.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  examples?: unknown[] | undefined;
  example?: unknown;
  default?: unknown;
  format?: string | undefined;
  contentMediaType?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
}

export const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    examples: z.array(z.unknown()).optional(),
    example: z.unknown().optional(),
    default: z.unknown().optional(),
    format: z.string().optional(),
    contentMediaType: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  schema,
});
type Parameter = z.output<typeof parameter>;

const content = z.object({ schema, example: z.unknown().optional() });

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-access': z.string(),
        parameters: z.array(parameter).default([]),
        requestBody: z.object({ content: z.record(z.string(), content) }).optional(),
      }),
    ),
  ),
});

export interface Operation {
  method: string;
  path: string;
  access: 'public' | Permission;
  parameters: Parameter[];
  body: Schema | undefined;
  example: unknown;
  /** The part of a multipart form that holds the file. */
  file: string | undefined;
  /** What kind of file that is, where it is said. */
  fileType: string | undefined;
  takesJson: boolean;
}

const isAccess = (text: string): text is Operation['access'] => text === 'public' || text.includes(':');

export function operationsOf(described: unknown): Operation[] {
  return Object.entries(document.parse(described).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': access, parameters, requestBody }]) => {
      if (!isAccess(access)) throw new Error(`${method} ${path} does not say who may call it`);
      const contents = requestBody?.content ?? {};
      const [first] = Object.values(contents);
      const form = contents['multipart/form-data']?.schema;
      const [file, part] =
        Object.entries(form?.properties ?? {}).find(([, one]) => one.format === 'binary') ?? [];
      return {
        method: method.toUpperCase(),
        path,
        access,
        parameters,
        body: first?.schema,
        example: first?.example,
        file,
        fileType: part?.contentMediaType,
        takesJson: 'application/json' in contents,
      };
    }),
  );
}

/** Whether the description rules the value out. What it does not tell is left to the server. */
export function isRuledOut(rule: Schema, value: unknown): boolean {
  const choices = rule.anyOf ?? rule.oneOf;
  if (choices) return choices.every((one) => isRuledOut(one, value));
  if (rule.allOf?.some((one) => isRuledOut(one, value))) return true;
  if (rule.enum) return !rule.enum.includes(value);
  if (rule.const !== undefined) return rule.const !== value;
  const types = [rule.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return true;
  if (typeof value === 'string') return isTextRuledOut(rule, value);
  if (typeof value === 'number') {
    return value < (rule.minimum ?? -Infinity) || value > (rule.maximum ?? Infinity);
  }
  if (Array.isArray(value)) {
    const { items = {}, maxItems = Infinity } = rule;
    return value.length > maxItems || value.some((one) => isRuledOut(items, one));
  }
  if (typeof value !== 'object' || value === null) return false;
  const sent = new Map(Object.entries(value));
  const missing = rule.required?.some((name) => sent.get(name) === undefined);
  const wrong = Object.entries(rule.properties ?? {}).some(([name, one]) => {
    const given = sent.get(name);
    return given !== undefined && isRuledOut(one, given);
  });
  return Boolean(missing) || wrong;
}

/** Most texts are trimmed before they are looked at. */
function isTextRuledOut({ minLength = 0, maxLength = Infinity, pattern }: Schema, value: string) {
  const length = value.trim().length;
  return length < minLength || length > maxLength || (pattern ? !new RegExp(pattern).test(value) : false);
}

function isOfType(type: string, value: unknown) {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isSafeInteger(value);
  return typeof value === type;
}

/** Something that the description allows. */
export function sampleOf(rule: Schema): unknown {
  const known = rule.examples?.[0] ?? rule.example ?? rule.default ?? rule.const ?? rule.enum?.[0];
  if (known !== undefined) return known;
  const [choice] = rule.anyOf ?? rule.oneOf ?? rule.allOf ?? [];
  if (choice) return sampleOf(choice);
  const [type] = [rule.type ?? 'string'].flat();
  if (type === 'object') {
    // Where nothing is needed, all is sent: an empty change is none.
    const needed = Object.entries(rule.properties ?? {}).filter(
      ([name]) => !rule.required || rule.required.includes(name),
    );
    return Object.fromEntries(needed.map(([name, one]) => [name, sampleOf(one)]));
  }
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, rule.minimum ?? 1);
  if (rule.format === 'uuid') return '0198f3d2-0000-7000-8000-000000000000';
  if (rule.format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (rule.format === 'date') return '2026-01-01';
  return 'Asha';
}
