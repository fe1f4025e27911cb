import type { Dice } from './dice.ts';
import { isRuledOut, type Operation, type Schema, sampleOf } from './document.ts';
import { type FilePart, FORM_TYPE, formBody, properFile } from './multipart.ts';

/** A request before it is put into bytes. It begins as one that the description allows, and is then bent. */
export interface Draft {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  fields: Map<string, unknown>;
  files: [string, FilePart][];
  as: 'json' | 'form' | 'nothing';
  /** Sent instead of the fields. */
  payload?: Buffer;
  /** Why it must not pass, whoever sends it. */
  refusal?: string;
}

/** What is different each time, so that it does not collide with what was sent before. */
const FRESH: Record<string, (dice: Dice) => unknown> = {
  email: (dice) => `h${dice.uuid().slice(0, 18)}@hostile.example`,
  employeeId: (dice) => `H-${dice.uuid().slice(0, 8)}`,
};

export function properDraft(dice: Dice, operation: Operation, ids: readonly string[]): Draft {
  const { method, path, parameters, body, file, fileType, takesJson } = operation;
  const inPath = (name: string) => parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const known = ids.length > 0 && dice.chance(0.5) ? dice.pick(ids) : undefined;
    return known ?? encodeURIComponent(String(sampleOf(inPath(name) ?? {})));
  });
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const form = file !== undefined && !(takesJson && dice.chance(0.5));
  return {
    method,
    path: filled,
    query: needed.map(({ name, schema }) => [name, String(sampleOf(schema))]),
    headers: {},
    fields: new Map(body ? properFields(dice, operation, body) : []),
    files: form && file ? [[file, properFile(fileType)]] : [],
    as: form ? 'form' : body ? 'json' : 'nothing',
  };
}

function properFields(dice: Dice, { example, file }: Operation, rule: Schema): [string, unknown][] {
  const sample = Object.entries(Object(example ?? sampleOf(rule)));
  return sample
    .filter(([name]) => name !== file)
    .map(([name, value]) => [name, FRESH[name] ? FRESH[name](dice) : value]);
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

/** The bytes of its body and the type that goes with them. */
export function bodyOf({ as, fields, files, payload, headers }: Draft) {
  const type = as === 'form' ? FORM_TYPE : 'application/json';
  const typed = as === 'nothing' && !payload ? headers : { 'content-type': type, ...headers };
  if (payload) return { headers: typed, body: payload };
  if (as === 'nothing') return { headers: typed, body: undefined };
  const texts = Array.from(fields, ([name, value]): [string, string] => [name, asText(value)]);
  const body =
    as === 'form' ? formBody(texts, files) : Buffer.from(JSON.stringify(Object.fromEntries(fields)));
  return { headers: typed, body };
}

/** Whether a body like this is one that the operation must refuse. */
export function mustBeRefused({ path, body }: Operation, value: unknown) {
  // The documented second use of this address: staff who send it empty get the list.
  if (path === '/api/contact/fillcontact' && Object.keys(Object(value)).length === 0) return false;
  return body !== undefined && isRuledOut(body, value);
}
