/**
 * The rule for typed text as it was when the migrations here were written. A copy, for good: the rule of `model/typed/typed-text.ts` may change,
 * and what a migration has done to one database it must do to the next one. A changed rule is another migration with a copy of its own.
 */

/** What nobody sees, and what turns round the order of what is seen. */
const UNSEEN =
  /\p{Join_C}(?<!(?![\p{DI}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{ExtPict}\p{EMod}]\p{M}*.)|\p{VS}(?!\u20e3)(?<![\p{ExtPict}\p{sc=Hani}].)|(?!\p{VS}|\p{Join_C})[\p{DI}\u2800\u{1d159}\ufff9-\ufffb]/gu;
const TOO_MANY_MARKS = /(\p{M}{8})\p{M}+/gu;
const SEEN = /(?![\p{DI}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const inOneCode = (text: string) => text.normalize('NFC').replace(TOO_MANY_MARKS, '$1');

export const asOneLine = (typed: string) => inOneCode(typed.replace(UNSEEN, '')).trim();
export const asParagraphs = (typed: string) => inOneCode(typed.replace(/\r\n?/g, '\n')).trim();
export const isSeen = (text: string) => SEEN.test(text);
