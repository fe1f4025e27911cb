import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import type { StillSaid } from '~/lib/page-context';
import type { TableVersions } from '~/platform/db/table-versions';
import { type Encoding, encodingFor, isKnown } from './accepts';
import { compress, type Effort, isWorthPacking } from './compress';

export interface ReadyAnswer {
  status: number;
  /** A name, its value, the next name …: what node:http writes as it is. */
  headers: string[];
  /** The same, written. */
  head: string;
  /** Where it is short as text, a letter for each byte: node:http sends that in one piece with the headers. */
  content?: Buffer | string;
}

/** With its headers it fits into what node:http writes without asking for memory. */
const MOST_LETTERS = 14 * 1024;

/** As it was drawn for one visitor. */
export interface FreshPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

interface SharedPage {
  /** All of them, but for what is made anew for each answer. */
  headers: Record<string, string>;
  body: Buffer;
  /** The tables it shows, with their versions before it was drawn. */
  shows: ReadonlyMap<string, string | undefined>;
  /** Whether memory says what it has read there, each piece by itself. */
  reads: ReadonlySet<StillSaid>;
  /** When it ends to be true by itself, in milliseconds; left out where it never does. */
  until?: number;
}

export interface CachedPage extends SharedPage {
  until: number;
  tag: string;
  unchanged: ReadyAnswer;
  answers: { identity: ReadyAnswer } & Partial<Record<Encoding, ReadyAnswer>>;
}

export const isCached = (page: CachedPage | FreshPage): page is CachedPage => 'tag' in page;

/** What is sent to everybody alike, not packed as yet. */
export function asItIs({
  headers,
  body,
  shows,
  reads,
  until = Number.POSITIVE_INFINITY,
}: SharedPage): CachedPage {
  // Weak: it stands for the words, however they are packed.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const tagged: Record<string, string> = { ...headers, etag: tag };
  const { 'content-type': _type, ...withoutContent } = tagged;
  return {
    headers: tagged,
    body,
    shows,
    reads,
    until,
    tag,
    unchanged: ready(304, Object.entries(withoutContent).flat()),
    answers: { identity: answerWith(tagged, body) },
  };
}

/** A page as it is sent, in each way that browsers ask for it. */
export async function cacheable({ headers, ...shared }: SharedPage): Promise<CachedPage> {
  const forAll = { vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0, must-revalidate' };
  const page = asItIs({ ...shared, headers: { ...headers, ...forAll } });
  await pack(page, 'quick');
  return page;
}

/** Done a second time with all effort, when nobody waits for it. */
export async function pack(page: CachedPage, effort: Effort) {
  const { body } = page;
  if (!isWorthPacking(body)) return;
  const packAs = async (encoding: Encoding) =>
    addPacked(page, encoding, await compress(body, encoding, effort));
  await Promise.all([packAs('br'), packAs('gzip')]);
}

export function addPacked({ headers, answers }: CachedPage, encoding: Encoding, content: Buffer) {
  answers[encoding] = answerWith({ ...headers, 'content-encoding': encoding }, content);
}

const ready = (status: number, headers: string[]) => ({ status, headers, head: headOf(status, headers) });

const answerWith = (headers: Record<string, string>, content: Buffer): ReadyAnswer => ({
  ...ready(200, [...Object.entries(headers).flat(), 'content-length', String(content.length)]),
  content: content.length > MOST_LETTERS ? content : content.toString('latin1'),
});

/** The first line and those that are the same for everybody. */
function headOf(status: number, headers: readonly string[]) {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return head;
}

export function answerFor({ tag, unchanged, answers }: CachedPage, asked: IncomingHttpHeaders): ReadyAnswer {
  if (isKnown(tag, asked['if-none-match'])) return unchanged;
  return answers[encodingFor(asked['accept-encoding'])] ?? answers.identity;
}

/** Whether its time has come, whatever was changed. */
export const hasEnded = ({ until }: CachedPage) => until <= Date.now();

/** Whether what it has read from memory is what memory holds. */
export const isStillSaid = ({ reads }: CachedPage) => reads.values().every((stillSaid) => stillSaid());

export const isCurrent = ({ shows }: CachedPage, versions: TableVersions) =>
  shows.entries().every(([table, version]) => versions.get(table) === version);

/** What its answers take up, roughly: each of them has the headers. */
export const bytesOf = ({ answers }: CachedPage) =>
  Object.values(answers).reduce(
    (sum, { head, content }) => sum + 2 * head.length + (content?.length ?? 0),
    0,
  );
