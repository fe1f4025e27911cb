import { ERASED } from '~/records/history/erased';

/**
 * Takes an address or a number out of a text, or out of all texts within a value; what else they say stays. Not where it may be part
 * of a longer address or number, which is somebody else's: whether it is, people have to say.
 */
export function blackOut(who: string) {
  const { inText: whole, inHtml: wholeInHtml, doubtful } = who.includes('@') ? address(who) : number(who);
  const inText = (text: string) => text.replace(whole, ERASED);
  const holds = (pattern: RegExp) => (value: unknown) => hasText(value, (text) => text.search(pattern) >= 0);
  return {
    inText,
    inHtml: (html: string) => html.replace(wholeInHtml, ERASED),
    /** The value without it. */
    inValue: (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (_name, part) => (typeof part === 'string' ? inText(part) : part))),
    /** An erasure takes it out of there. */
    isNamedIn: holds(whole),
    /** It stands there, or a longer address that ends or begins like it. */
    mayBeNamedIn: holds(doubtful),
  };
}

function hasText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => hasText(part, is));
}

/**
 * It goes wherever it is a word of its own. A letter or a digit before it, with what an address may have inside between the two, makes
 * it the end of a longer address; so does a host's name that goes on behind it until it could end. Those are somebody else's.
 */
function address(who: string) {
  const inside = "[_'+\\-\\p{M}]|\\.(?!\\.)";
  const startAfter = (joint: string) => `(?<!${LETTER}(?:${joint}){0,64})`;
  const host = '(?:[\\p{L}\\p{N}\\p{M}-]|\\.(?!\\.)){0,253}';
  const end = `(?!${LETTER}|${host}\\.\\p{L}{2,}(?!${LETTER}|-${LETTER}))`;
  const escaped = who.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  return {
    inText: pattern(startAfter(inside), literal(who), end),
    inHtml: pattern(
      startAfter(`${inside}|&#x27;|&#39;|&apos;`),
      `(?:${literal(who)}|${literal(escaped)})`,
      end,
    ),
    doubtful: pattern(`(?<!${LETTER}\\p{M}{0,3}\\+?)`, literal(who), `(?!${LETTER})`),
  };
}

const LETTER = '[\\p{L}\\p{N}]';

/** Nothing but digits makes a number longer. */
function number(who: string) {
  const whole = pattern('(?<![\\p{N}+])', literal(who), '(?!\\p{N})');
  return { inText: whole, inHtml: whole, doubtful: whole };
}

/** What stands around it is looked at where it stands alone: everywhere else that would take long. */
const pattern = (start: string, middle: string, end: string) =>
  new RegExp(`(?=${middle})${start}${middle}${end}`, 'giu');

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
