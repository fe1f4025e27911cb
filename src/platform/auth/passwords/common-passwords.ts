import type { Firm } from '~/model/firm';
import { commonEndings, commonWholes, commonWords } from './common-words';
import { firstHouse, houseToday, lettersOf } from './house-words';
import { isAnyPublished } from './published-ranking';

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

/** One to three characters, over and over. */
const REPEATED = /^(.{1,3})\1+$/su;

const isCommonWord = (text: string) => commonWords.has(text) || REPEATED.test(text);

/**
 * Whether whoever guesses would try it among the first: what many choose, and what this agency is called, to begin with and today. A capital or a
 * figure in place of a letter makes a word no less common, and neither does one of the usual endings, nor a sign between
 * the parts of the agency's name. Never sent to the browser: only the server decides.
 */
export function isCommonPassword(password: string, firm?: Firm) {
  const typed = password.normalize('NFKC').toLowerCase();
  if (commonWholes.has(typed) || REPEATED.test(typed)) return true;
  const houses = [firstHouse, ...(firm ? [houseToday(firm)] : [])];
  const number = typed.replace(/[\s+().-]/g, '');
  if (houses.some(({ numbers }) => numbers.has(number))) return true;
  const words = withoutEnding(typed);
  const names = words.map(lettersOf);
  if (names.some((name) => houses.some((house) => house.words.has(name)))) return true;
  return words.some(isCommonWord) || isAnyPublished([typed, ...words]);
}

/** The word as it is written, and as it is meant; none if what stands behind it is no usual ending. */
function withoutEnding(typed: string) {
  const [, written = '', ending = ''] = /^(.*[\p{L}\p{M}])([^\p{L}\p{M}]*)$/su.exec(typed) ?? [];
  if (ending !== '' && !commonEndings.has(ending)) return [];
  return [written, written.replace(/[@43$501]/g, (sign) => WRITTEN_AS[sign] ?? sign)];
}
