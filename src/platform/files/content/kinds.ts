import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { wrongFormat } from '../store/faults';
import type { FileKind, PutOptions } from '../store/store';
import { isAlsoSomethingElse } from './foreign-content';

interface Kind {
  label: string;
  extension: string;
  type: string;
  start: RegExp;
}

const KINDS: Record<FileKind, Kind> = {
  pdf: { label: 'PDF', extension: 'pdf', type: 'application/pdf', start: /^%PDF-/ },
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

/** Goes by the content alone; throws a 415 when it is none of the accepted kinds. */
export async function detectKind(path: string, accept: readonly FileKind[]): Promise<FileKind> {
  // The first bytes are asked as well because file-type looks past a byte order mark or an ID3 header, and a
  // file with something in front of it is one thing to us and another to whatever opens it.
  const kind = await kindByStart(path, accept);
  const detected = kind && (await fileTypeFromFile(path));
  if (kind && detected?.mime === KINDS[kind].type) return kind;
  const accepted = Object.entries(KINDS).filter(([name]) => accept.some((each) => each === name));
  throw wrongFormat(accepted.map(([, { label }]) => label));
}

/** A picture is drawn anew before it is kept, which leaves of it the picture alone; a PDF is kept as it came. */
async function kindByStart(path: string, accept: readonly FileKind[]) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    const kind = accept.find((candidate) => KINDS[candidate].start.test(start));
    return kind === 'pdf' && (await isAlsoSomethingElse(file)) ? undefined : kind;
  } finally {
    await file.close();
  }
}
