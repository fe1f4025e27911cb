import { commonEndings, commonWholes, commonWords } from './common-words';

export const TOO_COMMON = 'This password is one of the most common ones. Please choose another.';

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
 * Whether whoever guesses would try it among the first. A capital or a figure in place of a letter makes a word no less
 * common, and neither does one of the usual endings. Never sent to the browser: only the server decides.
 */
export function isCommonPassword(password: string) {
  const typed = password.normalize('NFKC').toLowerCase();
  if (commonWholes.has(typed)) return true;
  const [, written = '', ending = ''] = /^(.*[a-z])([^a-z]*)$/s.exec(typed) ?? [];
  const word = written.replace(/[@43$501]/g, (sign) => WRITTEN_AS[sign] ?? sign);
  return [written, word].some((one) => commonWords.has(one)) && (ending === '' || commonEndings.has(ending));
}
