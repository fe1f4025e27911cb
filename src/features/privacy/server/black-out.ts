import { ERASED } from '~/records/history/erased';

/**
 * Takes an address or a number out of a text, or out of all texts within a value; what else they say stays. Not where it may be part
 * of a longer address or number, which is somebody else's: whether it is, people have to say.
 */
export function blackOut(who: string) {
  const { inText: whole, inHtml: wholeInHtml, doubtful } = who.includes('@') ? address(who) : number(who);
  const inText = (text: string) => text.replace(whole, ERASED);
  const asJson = (value: unknown) => textsOf(value, inText);
  const isChangedBy = (change: (text: string) => string) => (value: unknown) =>
    textsOf(value, change) !== textsOf(value, (text) => text);
  return {
    inText,
    inHtml: (html: string) => html.replace(wholeInHtml, ERASED),
    /** The value without it, as it is stored. */
    asJson,
    /** An erasure takes it out of there. */
    isNamedIn: isChangedBy(inText),
    /** It stands there, or a longer address that ends or begins like it. */
    mayBeNamedIn: isChangedBy((text) => text.replace(doubtful, ERASED)),
  };
}

const textsOf = (value: unknown, change: (text: string) => string) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'string' ? change(part) : part)) ?? '';

/**
 * What an address may have before it that belongs to a longer one: a letter, a digit, `_`, `+` or `-`, and between those and it a few
 * of the signs that an address may have inside. After it the name of a host may go on behind `-`, `_` or a dot, and never ends with one.
 */
function address(who: string) {
  const signs = "[.'!#$%&*/=?^{|}~`]";
  const signsInHtml = `(?:${signs}|&#x27;|&#39;|&amp;)`;
  const escaped = who.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  const end = '(?!\\.?[\\p{L}\\p{N}]|[_-]+[\\p{L}\\p{N}])';
  const startAfter = (some: string) => `(?<![\\p{L}\\p{N}_+-]${some}{0,3})`;
  return {
    inText: pattern(startAfter(signs), literal(who), end),
    inHtml: pattern(startAfter(signsInHtml), `(?:${literal(who)}|${literal(escaped)})`, end),
    doubtful: pattern('(?<![\\p{L}\\p{N}+])', literal(who), '(?![\\p{L}\\p{N}])'),
  };
}

/** Nothing but digits makes a number longer. */
function number(who: string) {
  const whole = pattern('(?<![\\p{N}+])', literal(who), '(?!\\p{N})');
  return { inText: whole, inHtml: whole, doubtful: whole };
}

const pattern = (start: string, middle: string, end: string) => new RegExp(`${start}${middle}${end}`, 'giu');

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
