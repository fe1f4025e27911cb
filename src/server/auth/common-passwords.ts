import { commonEndings, commonWholes, commonWords } from './common-words';
import { houseNumbers, houseWords } from './house-words';

export const TOO_COMMON = 'This password is one of the first that are guessed. Please choose another.';

/** Letters that are often written as a figure or a sign. */
const WRITTEN_AS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
};

/**
 * Whether whoever guesses would try it among the first: what many choose, and what this agency is called. A capital or a
 * figure in place of a letter makes a word no less common, and neither does one of the usual endings, nor a sign between
 * the parts of the agency's name. Never sent to the browser: only the server decides.
 */
export function isCommonPassword(password: string) {
  const typed = password.normalize('NFKC').toLowerCase();
  if (commonWholes.has(typed) || houseNumbers.has(typed.replace(/[\s+().-]/g, ''))) return true;
  const [, written = '', ending = ''] = /^(.*[a-z])([^a-z]*)$/s.exec(typed) ?? [];
  if (ending !== '' && !commonEndings.has(ending)) return false;
  const word = written.replace(/[@43$501]/g, (sign) => WRITTEN_AS[sign] ?? sign);
  if ([written, word].some((one) => commonWords.has(one))) return true;
  return [written, word].some((one) => houseWords.has(one.replace(/[^\p{L}]/gu, '')));
}
