import { type Role, reach, roles } from '../../src/model/permissions.ts';
import { bends, isFieldRuledOut } from './bends.ts';
import type { Dice } from './dice.ts';
import type { Operation } from './document.ts';
import { bodyOf, type Draft, properDraft } from './draft.ts';
import { textFields } from './text-fields.ts';
import { turnPages } from './turn-pages.ts';
import { slyText } from './values.ts';

export type Who = Role | 'nobody' | 'blocked';
export const everybody: readonly Who[] = ['nobody', 'blocked', ...roles];

export interface HostileRequest {
  /** What was done to it. */
  kind: string;
  who: Who;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Bytes that go over the wire as they are, instead. */
  raw?: Buffer;
  /** Why an answer that lets it pass would be a fault; undefined when it may pass. */
  refusal: string | undefined;
}

/** Once their headers have come, nothing more is waited for. */
export const isEndless = ({ path }: Pick<HostileRequest, 'path'>) => path.includes('/stream');

const KINDS = {
  proper: 10,
  field: 30,
  leftOut: 4,
  unknownField: 4,
  file: 8,
  query: 12,
  turnPages: 10,
  fileText: 10,
  param: 8,
  payload: 8,
  contentType: 5,
  method: 5,
  detour: 5,
  header: 6,
  page: 5,
  raw: 3,
};

/** Where there is something to bend in this way. */
const SUITED: Partial<Record<keyof typeof KINDS, (one: Operation) => boolean>> = {
  field: ({ body }) => body !== undefined,
  leftOut: ({ body }) => body?.required !== undefined,
  unknownField: ({ body }) => body !== undefined,
  payload: ({ method }) => method === 'POST' || method === 'PUT',
  contentType: ({ method }) => method === 'POST' || method === 'PUT',
  file: (one) => one.file !== undefined,
  query: ({ parameters }) => parameters.some((one) => one.in === 'query'),
  turnPages: ({ parameters }) => parameters.some((one) => one.in === 'query' && one.name === 'page'),
  fileText: (one) => textFields(one).length > 0,
  param: ({ path }) => path.includes('{'),
};

/** What earlier requests made, and what looks like the files that are there. */
interface Known {
  ids: readonly string[];
  texts: readonly string[];
}

export function hostileRequest(
  dice: Dice,
  operations: readonly Operation[],
  { ids, texts }: Known,
): HostileRequest {
  const who = dice.pick(everybody);
  const kind = dice.weighted(KINDS);
  if (kind === 'raw') return rawRequest(dice);
  if (kind === 'page') return pageRequest(dice, who);
  const operation = dice.pick(operations.filter(SUITED[kind] ?? (() => true)));
  const draft = properDraft(dice, operation, ids);
  bends[kind]?.(dice, draft, operation, operations);
  if (kind === 'turnPages') turnPages(dice, draft, operation);
  if (kind === 'fileText') typeAddress(dice, draft, operation, texts);
  if (kind !== 'header' && dice.chance(0.1)) bends.header?.(dice, draft, operation, operations);
  const query = draft.query.map((pair) =>
    pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='),
  );
  return {
    kind,
    who,
    method: draft.method,
    path: query.length > 0 ? `${draft.path}?${query.join('&')}` : draft.path,
    ...bodyOf(draft),
    refusal: draft.refusal ?? notAllowed(who, operation, draft, operations),
  };
}

/** What looks like a file is a text like any other. */
function typeAddress(dice: Dice, draft: Draft, operation: Operation, texts: readonly string[]) {
  const [name, rule] = dice.pick(textFields(operation));
  const text = dice.pick(texts);
  draft.fields.set(name, text);
  if (isFieldRuledOut(name, rule, text, draft.as)) draft.refusal = `${name} is ${text}`;
}

/** Another method at the same address may be open to others. */
function notAllowed(who: Who, operation: Operation, draft: Draft, all: readonly Operation[]) {
  const asked = draft.method === 'HEAD' ? 'GET' : draft.method;
  const meant = all.find((one) => one.path === operation.path && one.method === asked);
  if (!meant) return undefined;
  const { access } = meant;
  if (access === 'public') return undefined;
  if (who === 'nobody' || who === 'blocked') return `${who} is not signed in`;
  return reach(who, access) === 'none' ? `${who} has no ${access}` : undefined;
}

const PAGES = [
  '/',
  '/home',
  '/career',
  '/contact-us',
  '/iot-products',
  '/login',
  '/dashboard',
  '/service',
  '/sitemap.xml',
];

/** A page may show what was typed, so it may pass; it only must not break. */
function pageRequest(dice: Dice, who: Who): HostileRequest {
  const page = dice.chance(0.7) ? dice.pick(PAGES) : `/${encodeURIComponent(slyText(dice).toWellFormed())}`;
  const search = `?${encodeURIComponent(slyText(dice).toWellFormed())}=${encodeURIComponent(slyText(dice).toWellFormed())}`;
  const method = dice.pick(['GET', 'GET', 'HEAD', 'POST', 'PUT']);
  const type = dice.pick([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'x',
  ]);
  const body = method === 'POST' ? Buffer.from(`name=${slyText(dice)}&--x\r\n`) : undefined;
  return {
    kind: 'page',
    who,
    method,
    path: dice.chance(0.5) ? page : page + search,
    headers: body ? { 'content-type': type } : {},
    body,
    refusal: undefined,
  };
}

const HOST = 'Host: 127.0.0.1\r\n';
const RAW = [
  'GET /api/health HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET /api/health HTTP/9.9\r\n${HOST}\r\n`,
  `FOO /api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/he alth HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/health\0 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/health HTTP/1.1\r\n${HOST}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${HOST}Bad Header: 1\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  `POST /api/quotes HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 5\r\n\r\n{}`,
  `POST /api/quotes HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/quotes HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
  `POST /api/quotes HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{}`,
  `POST /api/quotes HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n${HOST}Expect: everything\r\nConnection: close\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
];

function rawRequest(dice: Dice): HostileRequest {
  const raw = dice.chance(0.8) ? Buffer.from(dice.pick(RAW), 'latin1') : dice.bytes(1 + dice.below(400));
  const path = JSON.stringify(raw.toString('latin1', 0, 80));
  return {
    kind: 'raw',
    who: 'nobody',
    method: '',
    path,
    headers: {},
    body: undefined,
    raw,
    refusal: 'it is no HTTP',
  };
}
