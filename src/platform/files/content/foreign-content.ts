import type { FileHandle } from 'node:fs/promises';

/** What a browser looks at when it guesses what a file is. */
const HEAD_BYTES = 1536;
const TAIL_BYTES = 1024;
/** A ZIP is read from its end, where its directory stands before a comment of any length up to this. */
const ZIP_END_BYTES = 22 + 65_535;
const WINDOW_BYTES = 256 * 1024;
/** Between the first letters of a Windows program and those of its second header. */
const OVERLAP_BYTES = 4096;

const VERSION = /^%PDF-[12]\.\d[\s%]/;
/** Followed by nothing but space, and lines of comment. */
const END = /%%EOF(?:\s|%[\x20-\x7e]*(?=[\r\n]|$))*$/;
const MARKUP =
  /<(?:!doctype|!--|\?php|html|head|body|script|iframe|frame|svg|math|img|style|object|embed|meta|link|title|base|form|div|table|video|audio)\b/i;

/**
 * Whether a file that begins as a PDF is something else as well. One that is a page to a browser, an archive to an unpacker
 * or the coat of a program passes every look at its first bytes. A PDF begins with its version, ends with its mark, and
 * nobody's has markup where a browser would look for it.
 */
export async function isAlsoSomethingElse(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (!VERSION.test(await textAt(file, 0, HEAD_BYTES))) return true;
  const tail = await textAt(file, size - TAIL_BYTES, TAIL_BYTES);
  if (!END.test(tail.replaceAll('\0', ' '))) return true;
  if (hasZipDirectory(await bytesAt(file, size - ZIP_END_BYTES, ZIP_END_BYTES))) return true;
  return hidesPageOrProgram(file);
}

/** Whether a browser might take it for a page, or a machine run what is in it. */
export async function hidesPageOrProgram(file: FileHandle): Promise<boolean> {
  if (MARKUP.test(await textAt(file, 0, HEAD_BYTES))) return true;
  const { size } = await file.stat();
  for (let at = 0; at < size; at += WINDOW_BYTES - OVERLAP_BYTES) {
    if (hasProgram(await bytesAt(file, at, WINDOW_BYTES))) return true;
  }
  return false;
}

async function bytesAt(file: FileHandle, from: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, from));
  return buffer.subarray(0, bytesRead);
}

const textAt = async (file: FileHandle, from: number, length: number) =>
  (await bytesAt(file, from, length)).toString('latin1');

/** The two numbers of disks behind the mark are nought in every archive of today. */
const hasZipDirectory = (bytes: Buffer) => bytes.includes('PK\x05\x06\0\0\0\0', 0, 'latin1');

const UNIX_PROGRAMS = ['\x01\x01', '\x01\x02', '\x02\x01', '\x02\x02'].map((kind) => `\x7fELF${kind}\x01`);

function hasProgram(bytes: Buffer) {
  if (UNIX_PROGRAMS.some((mark) => bytes.includes(mark, 0, 'latin1'))) return true;
  for (let at = bytes.indexOf('MZ'); at >= 0; at = bytes.indexOf('MZ', at + 1)) {
    if (at + 64 > bytes.length) return false;
    const second = at + bytes.readUInt32LE(at + 60);
    if (second < at + OVERLAP_BYTES && bytes.toString('latin1', second, second + 4) === 'PE\0\0') return true;
  }
  return false;
}
