import { type CompoundFile, openCompoundFile } from './compound-file';
import { fieldReader, isHarmful } from './fields';

/** Of Word 97 and later. */
const WORD = 0xa5ec;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const RUNS = /^(?:macros|_vba_project.*)$/i;

interface Doc {
  file: CompoundFile;
  document: Buffer;
}

/** A DOC; undefined for a table, a mail or an installer in the same container, and for one with macros or with fields that do something. */
export function openDoc(bytes: Buffer): Doc | undefined {
  try {
    const file = openCompoundFile(bytes);
    const document = file.streamOf('WordDocument');
    const isWord = document && document.length > 0x1aa && document.readUInt16LE(0) === WORD;
    if (!isWord || [...file.names].some((name) => RUNS.test(name))) return undefined;
    // With what stands on top and at the foot of its pages, which comes behind the text.
    const isHarmless = !codesIn(lettersIn({ file, document }, document.length) ?? '').some(isHarmful);
    return isHarmless ? { file, document } : undefined;
  } catch {
    return undefined;
  }
}

/** What can be read in it; undefined where it is locked by a password, or damaged. */
export function textOfDoc(doc: Doc, most: number): string | undefined {
  const letters = lettersIn(doc, Math.min(most, doc.document.readUInt32LE(0x4c)));
  return letters === undefined ? undefined : withoutMarks(letters);
}

function lettersIn({ file, document }: Doc, most: number): string | undefined {
  try {
    const flags = document.readUInt16LE(0x0a);
    if (flags & ENCRYPTED) return undefined;
    const table = file.streamOf(flags & SECOND_TABLE ? '1Table' : '0Table');
    const start = document.readUInt32LE(0x1a2);
    const pieces = table && piecesIn(table.subarray(start, start + document.readUInt32LE(0x1a6)));
    return pieces && join(document, pieces, most);
  } catch {
    return undefined;
  }
}

/** The table of which part of the text lies where: behind the changes that were saved quickly, each with its length. */
function piecesIn(list: Buffer) {
  let at = 0;
  while (list.readUInt8(at) === 1) at += 3 + list.readUInt16LE(at + 1);
  if (list.readUInt8(at) !== 2) return undefined;
  return list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
}

const LATIN = new TextDecoder('windows-1252');
const WIDE = new TextDecoder('utf-16le');
/** Set where a piece has a byte for each letter. */
const IS_NARROW = 0x40_00_00_00;

function join(document: Buffer, pieces: Buffer, most: number) {
  const count = Math.floor((pieces.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count && text.length < most; index++) {
    const length = Math.min(
      pieces.readUInt32LE((index + 1) * 4) - pieces.readUInt32LE(index * 4),
      most - text.length,
    );
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & IS_NARROW) !== 0;
    const from = isNarrow ? (place & ~IS_NARROW) >>> 1 : place;
    const bytes = document.subarray(from, from + (isNarrow ? length : length * 2));
    text += (isNarrow ? LATIN : WIDE).decode(bytes);
  }
  return text;
}

const FIELD_BEGINS = '\x13';
const FIELD_SHOWS = '\x14';
const FIELD_ENDS = '\x15';
const FIELD_SIGNS = new RegExp(`([${FIELD_BEGINS}${FIELD_SHOWS}${FIELD_ENDS}])`);
/** The end of a paragraph, of a cell, of a line, of a page. */
const ENDS = '\r\x07\x0b\x0c';

/** A field is what it was made from, then what it shows: a link is its words, not its address. */
function withoutMarks(text: string) {
  let shown = '';
  /** Of the fields that are open, which are at what they were made from. */
  const open: boolean[] = [];
  let hidden = 0;
  for (const letter of text) {
    if (letter === FIELD_BEGINS) {
      hidden++;
      open.push(true);
    } else if (letter === FIELD_SHOWS || letter === FIELD_ENDS) {
      if (open.pop()) hidden--;
      if (letter === FIELD_SHOWS) open.push(false);
    } else if (hidden === 0) shown += ENDS.includes(letter) ? '\n' : letter;
  }
  return shown;
}

function codesIn(text: string) {
  const fields = fieldReader();
  for (const part of text.split(FIELD_SIGNS)) {
    if (part === FIELD_BEGINS) fields.begin();
    else if (part === FIELD_SHOWS) fields.separate();
    else if (part === FIELD_ENDS) fields.end();
    else fields.add(part);
  }
  return fields.all();
}
