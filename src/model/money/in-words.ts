import { ENGLISH } from './words/english';
import { HINDI } from './words/hindi';
import type { NumberWords } from './words/number-words';

const LANGUAGES = { en: ENGLISH, hi: HINDI };

/** An amount of paise in words, as India counts: lakh and crore. */
export function inWords(paise: number, language: keyof typeof LANGUAGES = 'en') {
  const words = LANGUAGES[language];
  const rest = paise % 100;
  return words.say(number(Math.floor(paise / 100), words), rest > 0 ? number(rest, words) : undefined);
}

function number(count: number, words: NumberWords): string {
  const { small, hundred, thousand, lakh, crore } = words;
  const said: string[] = [];
  let rest = count;
  // Beyond ninety-nine crore the crores are a number themselves.
  for (const [of, name] of [
    [10_000_000, crore],
    [100_000, lakh],
    [1000, thousand],
    [100, hundred],
  ] as const) {
    const times = Math.floor(rest / of);
    rest %= of;
    if (times > 0) said.push(times > 99 ? number(times, words) : (small[times] ?? ''), name);
  }
  if (rest > 0 || said.length === 0) said.push(small[rest] ?? '');
  return said.join(' ');
}
