import type { Dice } from './dice.ts';
import { isRuledOut, type Operation, type Schema } from './document.ts';
import { asText, type Draft, mustBeRefused } from './draft.ts';
import { slyFile } from './multipart.ts';
import { isBroken, slyText, slyValue } from './values.ts';

/** Each changes one thing about a request, and notes it when the description or common sense rules the result out. */
type Bend = (dice: Dice, draft: Draft, operation: Operation, all: readonly Operation[]) => void;

const field: Bend = (dice, draft, { body, file }) => {
  const described = Object.entries(body?.properties ?? {}).filter(([name]) => name !== file);
  if (described.length === 0) return;
  const [name, rule] = dice.pick(described);
  const value = slyValue(dice);
  draft.fields.set(name, value);
  if (isFieldRuledOut(name, rule, value, draft.as)) draft.refusal = `${name} is ${told(value)}`;
};

/** How long the form was open, and where its sender came from: what cannot be read there counts as not sent. */
const FORGIVEN = new Set(['fillMs', 'source']);

export function isFieldRuledOut(name: string, rule: Schema, value: unknown, as: Draft['as']) {
  if (FORGIVEN.has(name)) return false;
  if (as === 'json') return isBroken(value) || isRuledOut(rule, value);
  // All that a form sends is text; where a number or a list is meant, the server reads it out of that.
  const text = asText(value);
  return text.includes('\0') || (rule.type === 'string' && isRuledOut(rule, text));
}

const told = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

const leftOut: Bend = (dice, draft, { body, file }) => {
  const needed = body?.required ?? [];
  if (needed.length === 0) return;
  const name = dice.pick(needed);
  draft.fields.delete(name);
  if (name === file) draft.files = [];
  draft.refusal = `${name} is left out`;
};

const unknownField: Bend = (dice, draft) => {
  const name = dice.pick(['role', 'isBlocked', '_id', 'createdAt', 'passwordHash', '$where', '__proto__']);
  draft.fields.set(name, slyValue(dice));
  if (name === '__proto__' && draft.as !== 'nothing') draft.refusal = 'it brings a prototype';
};

const file: Bend = (dice, draft) => {
  const [field] = draft.files[0] ?? [];
  if (field === undefined) return;
  const sent = slyFile(dice);
  draft.files = Array.from({ length: dice.pick([1, 1, 1, 20]) }, () => [field, sent]);
  if (sent.isForeign && sent.content.length > 0) draft.refusal = 'its file is of another kind';
  if (draft.files.length > 1) draft.refusal = 'it has too many files';
};

const query: Bend = (dice, draft, { parameters }) => {
  const described = parameters.filter((one) => one.in === 'query');
  if (described.length === 0 || dice.chance(0.1)) {
    draft.query.push([slyText(dice), slyText(dice)]);
    return;
  }
  const { name, schema } = dice.pick(described);
  const text = slyText(dice).toWellFormed();
  draft.query = [...draft.query.filter(([other]) => other !== name), [name, text]];
  if (isQueryRuledOut(schema, text)) draft.refusal = `${name} is ${told(text)}`;
};

export function isQueryRuledOut(rule: Schema, text: string) {
  const [type] = [rule.type ?? []].flat();
  if (type === 'integer' || type === 'number') return isRuledOut(rule, Number(text));
  return type === 'string' && (text.includes('\0') || isRuledOut(rule, text));
}

const param: Bend = (dice, draft, { path, parameters }) => {
  const text = slyText(dice).toWellFormed();
  const described = parameters.filter((one) => one.in === 'path');
  if (described.length === 0 || text === '') return;
  draft.path = path.replace(/\{\w+\}/g, encodeURIComponent(text));
  if (described.some(({ schema }) => isRuledOut(schema, text))) draft.refusal = `its id is ${told(text)}`;
};

const BODIES = [
  'null',
  '[]',
  '"text"',
  '1e400',
  '{}',
  '{"name":',
  '{"a":1}}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(20_000),
  '{"a":'.repeat(10_000),
  'undefined',
  "{'name':'Asha'}",
  '\0',
  JSON.stringify({ name: 'x'.repeat(1_000_000) }),
];

const payload: Bend = (dice, draft, operation) => {
  const text = dice.chance(0.8) ? dice.pick(BODIES) : dice.bytes(200).toString('latin1');
  draft.payload = Buffer.from(text, 'utf8');
  if (draft.as === 'form') draft.refusal = 'its form is none';
  if (draft.as === 'json' && (isNoJson(text) || mustBeRefused(operation, parsed(text))))
    draft.refusal = 'its body is no such object';
};

/** As the server reads it, which passes over a mark of the byte order. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const isNoJson = (text: string) => parsed(text) === undefined;

const TYPES = [
  'text/plain',
  'application/json garbage',
  'application/jsonx',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=other',
  '*/*',
  ';',
  'application/json; charset=utf-7; charset=utf-16',
  'APPLICATION/JSON',
];

const contentType: Bend = (dice, draft, operation) => {
  const type = dice.pick(TYPES);
  draft.headers['content-type'] = type;
  const isJson = /^application\/json($|;)/i.test(type);
  if (draft.as === 'form' && !isJson && !operation.takesJson) draft.refusal = `its form is called ${type}`;
  if (draft.as === 'json' && !isJson && mustBeRefused(operation, {}))
    draft.refusal = `its JSON is called ${type}`;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY'];

const method: Bend = (dice, draft, _operation, all) => {
  draft.method = dice.pick(METHODS);
  const asked = draft.method === 'HEAD' ? 'GET' : draft.method;
  const known = all.some((one) => one.method === asked && matches(one.path, draft.path));
  if (!known) draft.refusal = `nothing is there for ${draft.method}`;
};

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path);

const DETOURS: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => path.replace('/api/', '/api%2F'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => `/x/..${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => `${path};.json`,
  (path) => path.replace('/api/', '/api%5c'),
  (path) => path.replace('/api/', '/%2561pi/'),
];

const detour: Bend = (dice, draft) => {
  const path = dice.pick(DETOURS)(draft.path);
  if (path === draft.path) return;
  draft.path = path;
  draft.refusal = 'it takes a detour';
};

const HEADERS: [string, string][] = [
  ['accept', 'x'.repeat(4000)],
  ['accept-encoding', 'br;q=nan, *;q=0'],
  ['connection', 'upgrade'],
  ['upgrade', 'websocket'],
  ['cookie', '__Host-session=x; session=x; =; ;;'],
  ['expect', 'something-else'],
  ['host', 'evil.example'],
  ['idempotency-key', 'short'],
  ['if-none-match', '*'],
  ['origin', 'null'],
  ['range', 'bytes=0-1,-5'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['user-agent', '<img src=x onerror=alert(1)>'],
];

const header: Bend = (dice, draft, { parameters, path }) => {
  const [name, value] = dice.pick(HEADERS);
  const sent = dice.chance(0.3) ? asHeader(slyText(dice)) : value;
  draft.headers[name] = sent;
  const rule = parameters.find((one) => one.in === 'header' && one.name === name)?.schema;
  // Its second use, the list for staff, takes no such header.
  const isList = path === '/api/contact/fillcontact';
  if (rule && !isList && isRuledOut(rule, sent)) draft.refusal = `${name} is ${told(sent)}`;
};

/** What a client can send at all. */
const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').trim();

export const bends: Record<string, Bend> = {
  field,
  leftOut,
  unknownField,
  file,
  query,
  param,
  payload,
  contentType,
  method,
  detour,
  header,
};
