import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unprintedIn } from '~/lib/printed-letters';

/** The letters that the table of a font knows, of the first 65,536: its `cmap` in format 4. */
function lettersOf(font: string) {
  const bytes = readFileSync(new URL(`./fonts/${font}.ttf`, import.meta.url));
  const u16 = (at: number) => bytes.readUInt16BE(at);
  const entries = Array.from({ length: u16(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = bytes.readUInt32BE(entry + 8);
  const tables = Array.from({ length: u16(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const table = tables.map((at) => cmap + bytes.readUInt32BE(at + 4)).find((at) => u16(at) === 4) ?? 0;
  const segments = u16(table + 6);
  const found = new Set<number>();
  for (let at = table + 14; at < table + 14 + segments; at += 2)
    for (let code = u16(at + segments + 2); code <= u16(at) && code < 0xffff; code++) found.add(code);
  return found;
}

/** Each has 128 places for its letters, one script after the other. */
const SCRIPTS = [
  ...['bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam'],
] as const;

test('what is called printed is what the fonts have, in both weights', () => {
  const latin = lettersOf('noto-sans-regular').intersection(lettersOf('noto-sans-bold'));
  const hindi = lettersOf('noto-sans-devanagari-regular').intersection(
    lettersOf('noto-sans-devanagari-bold'),
  );
  const others = SCRIPTS.map((script) => lettersOf(`noto-sans-${script}-regular`));
  const fontOf = (code: number) => others[Math.floor((code - 0x980) / 0x80)] ?? latin;
  const isDevanagari = (code: number) =>
    (code >= 0x900 && code <= 0x97f) ||
    (code >= 0xa8e0 && code <= 0xa8ff) ||
    code === 0x200c ||
    code === 0x200d;
  const differs: string[] = [];
  for (let code = 0x20; code < 0xfffd; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const isPrinted = unprintedIn(String.fromCodePoint(code)).length === 0;
    if (isPrinted !== (isDevanagari(code) ? hindi : fontOf(code)).has(code)) differs.push(code.toString(16));
  }
  expect(differs).toEqual([]);
});
