import { hasHarmfulField } from './docx-fields';
import { FAR } from './fields';
import { decoded, tagsOf } from './xml';
import { entriesOf, unpack, type ZipEntry } from './zip';

/** Of a list, and of all that say what belongs to what: a book with a thousand links has less. To read them is work that anybody can send. */
const MOST_LIST_BYTES = 256 * 1024;
/** What somebody wrote, with all that Word says about it. */
const MOST_DOCUMENT_BYTES = 16 * 1024 * 1024;

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RUNS = /macroEnabled|vbaProject|activeX/i;
/** Other programs would take it for theirs, or it leads out of the folder that it is unpacked in. */
const FOREIGN_NAME = /vbaproject|^meta-inf\/|^androidmanifest\.xml$|\.dex$|(?:^|\/)\.\.(?:\/|$)|^\/|[\\:\0]/i;
/** What waits for a click. All else Word fetches by itself when the file is opened: templates, objects, pictures too, and from a share with the reader's login. */
const LINK = /\/hyperlink$/;
/** A page or another document in it, which fetches what it likes. */
const WITHIN = /\/aFChunk$/;
/** What has text, and so may have fields. */
const OF_WORD = /wordprocessingml/i;

export interface Docx {
  document: Buffer;
  /** What stands on top of its pages: with many the name, and how they are reached. */
  headers: Buffer[];
}

/** The parts of a DOCX that have text; undefined for any other archive, and for one that would run or fetch something. */
export async function openDocx(bytes: Buffer): Promise<Docx | undefined> {
  const entries = entriesOf(bytes);
  if (!entries || [...entries.keys()].some((name) => FOREIGN_NAME.test(name))) return undefined;
  const types = (await unpack(bytes, entries.get('[content_types].xml'), MOST_LIST_BYTES))?.toString('utf8');
  if (types === undefined || RUNS.test(decoded(types))) return undefined;
  const main = tagsOf(types, 'Override').find((tag) => tag.get('ContentType') === MAIN);
  const document = await unpack(bytes, partOf(entries, main), MOST_DOCUMENT_BYTES);
  if (!document || (await fetchesSomething(bytes, entries))) return undefined;
  if (await doesSomething(bytes, textParts(types, entries))) return undefined;
  const headers: Buffer[] = [];
  for (const name of ['word/header1.xml', 'word/header2.xml', 'word/header3.xml']) {
    const header = await unpack(bytes, entries.get(name), MOST_LIST_BYTES);
    if (header) headers.push(header);
  }
  return { document, headers };
}

function partOf(entries: Map<string, ZipEntry>, override: Map<string, string> | undefined) {
  const name = override?.get('PartName');
  return name?.startsWith('/word/') ? entries.get(name.slice(1).toLowerCase()) : undefined;
}

async function fetchesSomething(bytes: Buffer, entries: Map<string, ZipEntry>) {
  const lists = [...entries.values()].filter(({ name }) => name.toLowerCase().endsWith('.rels'));
  if (lists.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_LIST_BYTES) return true;
  for (const entry of lists) {
    const list = (await unpack(bytes, entry, MOST_LIST_BYTES))?.toString('utf8');
    // Letters of two bytes, or names that it gives to them itself, would hide what is looked for.
    if (list === undefined || list.includes('\0') || list.includes('<!DOCTYPE')) return true;
    const isFetched = (tag: Map<string, string>) =>
      WITHIN.test(tag.get('Type') ?? '') ||
      (FAR.test(tag.get('Target') ?? '') && !LINK.test(tag.get('Type') ?? ''));
    if (tagsOf(list, 'Relationship').some(isFetched)) return true;
  }
  return false;
}

/** By what the list of contents says of them, or by their names. */
function textParts(types: string, entries: Map<string, ZipEntry>) {
  const isText = (tag: Map<string, string>) => OF_WORD.test(tag.get('ContentType') ?? '');
  const named = tagsOf(types, 'Override').filter(isText);
  const names = new Set(named.map((tag) => tag.get('PartName')?.replace(/^\//, '').toLowerCase()));
  const endings = tagsOf(types, 'Default').filter(isText);
  const ends = ['.xml', ...endings.map((tag) => `.${tag.get('Extension')?.toLowerCase()}`)];
  return [...entries].flatMap(([name, entry]) =>
    names.has(name) || (name.startsWith('word/') && ends.some((end) => name.endsWith(end))) ? [entry] : [],
  );
}

async function doesSomething(bytes: Buffer, parts: readonly ZipEntry[]) {
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > 2 * MOST_DOCUMENT_BYTES) return true;
  for (const entry of parts) {
    const part = await unpack(bytes, entry, MOST_DOCUMENT_BYTES);
    if (!part || (await hasHarmfulField(part))) return true;
  }
  return false;
}
