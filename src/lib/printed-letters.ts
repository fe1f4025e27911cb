/** What the fonts of `platform/typesetting` have, from letter to letter: Latin with its accents, the scripts of India, and the signs that are usual between them. */
const PRINTED: readonly (readonly [first: number, last: number])[] = [
  [0x09, 0x0d],
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x36f],
  [0x900, 0xd7f],
  [0x1e00, 0x1eff],
  [0x2000, 0x200d],
  [0x2010, 0x2027],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2070, 0x2070],
  [0x20a8, 0x20a8],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2116, 0x2116],
  [0x2120, 0x2120],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x25cc, 0x25cc],
  [0xa8e0, 0xa8ff],
];

/** The scripts of India have places without a letter, and these two letters are younger than the fonts. */
const ABSENT = /[\P{Assigned}\u0c5c\u0cdc]/u;

const isPrinted = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  return !ABSENT.test(sign) && PRINTED.some(([first, last]) => code >= first && code <= last);
};

/** How a text can be told on a paper that cannot show it. */
export const inUnicode = (text: string) =>
  Array.from(
    text,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

/** A letter with all that stands on it and below it. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text that would come out as empty boxes, each once. */
export const unprintedIn = (text: string): string[] => [
  ...new Set(
    Array.from(letters.segment(text), ({ segment }) => segment).filter(
      (letter) => ![...letter].every(isPrinted),
    ),
  ),
];
