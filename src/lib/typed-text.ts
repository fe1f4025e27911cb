/**
 * What nobody sees, and what turns round the order of what is seen: zero-width, bidi and other controls of the format. But not a
 * joiner that a script needs, behind a letter or sign that joins (ക്‍, می‌خواهم) or within an emoji. Latin, Greek and
 * Cyrillic letters do not join: there it would only make two names that look the same.
 */
const UNSEEN =
  /(?!(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d])(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;

/** A letter, figure or sign that leaves a mark. A blank in Braille and a filler in Hangul are such, and leave none. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800|\u{1d159})[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line as it is kept: the same letters in the same code whichever keyboard they came from, and nothing unseen. */
export const asOneLine = (typed: string) => typed.replace(UNSEEN, '').normalize('NFC').trim();

/** Several lines. What orders the words of two directions may be needed there, and ends with its line. */
export const asParagraphs = (typed: string) => typed.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Whether there is anything to read. */
export const isSeen = (text: string) => SEEN.test(text);
