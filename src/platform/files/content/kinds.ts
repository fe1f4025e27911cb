import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { wrongFormat } from '../store/faults';
import type { FileKind, PutOptions } from '../store/store';
import { isDoc, isDocx } from '../word/word';
import { hidesPageOrProgram, isAlsoSomethingElse } from './foreign-content';

interface Kind {
  /** How it is asked for. Left out where it is taken, and nobody is asked for it: the contract's words for a wrong file do not name it. */
  label?: string;
  extension: string;
  type: string;
  start: RegExp;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const KINDS: Record<FileKind, Kind> = {
  pdf: { label: 'PDF', extension: 'pdf', type: 'application/pdf', start: /^%PDF-/ },
  doc: { extension: 'doc', type: 'application/msword', start: /^\xd0\xcf/ },
  docx: { extension: 'docx', type: `${OFFICE}.wordprocessingml.document`, start: /^PK/ },
  jpeg: { label: 'JPG', extension: 'jpg', type: 'image/jpeg', start: /^\xff\xd8\xff/ },
  png: { label: 'PNG', extension: 'png', type: 'image/png', start: /^\x89PNG\r\n/ },
  webp: { label: 'WebP', extension: 'webp', type: 'image/webp', start: /^RIFF.{4}WEBP/s },
  avif: { label: 'AVIF', extension: 'avif', type: 'image/avif', start: /^.{4}ftyp/s },
};

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const EXTENSIONS = Object.values(KINDS).map((kind) => kind.extension);
const KEY = new RegExp(`^(?:private|public)/${UUID}\\.(${EXTENSIONS.join('|')})$`);

export const newKey = (access: PutOptions['access'], kind: FileKind) =>
  `${access}/${randomUUID()}.${KINDS[kind].extension}`;

export const typeOfKind = (kind: FileKind) => KINDS[kind].type;

/** `undefined` for anything that is not a key of ours, which leaves no room for `..` and the like. */
export function typeOfKey(key: string): string | undefined {
  const extension = KEY.exec(key)?.[1];
  return Object.values(KINDS).find((kind) => kind.extension === extension)?.type;
}

/** Whether there is text to be taken out of it. */
export const isWordKey = (key: string) => [KINDS.doc.type, KINDS.docx.type].includes(typeOfKey(key) ?? '');

/** Goes by the content alone; throws a 415 when it is none of the accepted kinds. */
export async function detectKind(path: string, accept: readonly FileKind[]): Promise<FileKind> {
  // The first bytes are asked as well because file-type looks past a byte order mark or an ID3 header, and a
  // file with something in front of it is one thing to us and another to whatever opens it.
  const kind = await kindByStart(path, accept);
  if (kind && (await isWhole(path, kind))) return kind;
  const accepted = Object.entries(KINDS).filter(([name]) => accept.some((each) => each === name));
  throw wrongFormat(accepted.flatMap(([, { label = [] }]) => label));
}

/** What Office's containers hold is looked at by our own readers: file-type tells a document from a table by its name alone, or not at all. */
async function isWhole(path: string, kind: FileKind) {
  if (kind === 'doc') return isDoc(await readFile(path));
  if (kind === 'docx') return isDocx(await readFile(path));
  return (await fileTypeFromFile(path))?.mime === KINDS[kind].type;
}

/** A picture is drawn anew before it is kept, which leaves of it the picture alone; the others are kept as they came. */
async function kindByStart(path: string, accept: readonly FileKind[]) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    const kind = accept.find((candidate) => KINDS[candidate].start.test(start));
    if (kind === 'pdf' && (await isAlsoSomethingElse(file))) return undefined;
    if ((kind === 'doc' || kind === 'docx') && (await hidesPageOrProgram(file))) return undefined;
    return kind;
  } finally {
    await file.close();
  }
}
