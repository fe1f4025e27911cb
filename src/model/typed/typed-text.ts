/**
 * What nobody sees, and what turns round the order of what is seen: zero-width and bidi controls, fillers, blanks of Braille and
 * music. But not a joiner that a script needs, behind a letter that joins and its marks (ക്‍, می‌خواهم) or within an emoji, and
 * not what chooses the form of an emoji or of a Han character. Latin, Greek and Cyrillic letters do not join: there it would only
 * make two names that look the same. Each looks back only from where it stands, or a long row of marks would be read for each of them.
 */
const UNSEEN =
  /\p{Join_C}(?<!(?![\p{DI}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{ExtPict}\p{EMod}]\p{M}*.)|\p{VS}(?!\u20e3)(?<![\p{ExtPict}\p{sc=Hani}].)|(?!\p{VS}|\p{Join_C})[\p{DI}\u2800\u{1d159}\ufff9-\ufffb]/gu;

/** More marks than any script sets on one letter; a hundred would stand over the lines above. */
const TOO_MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/** A letter, figure or sign that leaves a mark. A blank in Braille and a filler in Hangul are such, and leave none. */
const SEEN = /(?![\p{DI}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const inOneCode = (text: string) => text.normalize('NFC').replace(TOO_MANY_MARKS, '$1');

/** Of these there is one code each, and each is seen; most of what is sent is made of nothing else. */
const PLAIN = /^[\x20-\x7e]*$/;

/** One line as it is kept: the same letters in the same code whichever keyboard they came from, and nothing unseen. */
export const asOneLine = (typed: string) =>
  (PLAIN.test(typed) ? typed : inOneCode(typed.replace(UNSEEN, ''))).trim();

/** Several lines. What orders the words of two directions may be needed there, and ends with its line. */
export const asParagraphs = (typed: string) => inOneCode(typed.replace(/\r\n?/g, '\n')).trim();

/** Whether there is anything to read. */
export const isSeen = (text: string) => SEEN.test(text);
