import { EMPTY_FILE, MB, tooLargeWords, wrongFormatWords } from '~/lib/file-words';

export interface FileRules {
  /** As an input has it: types, and the ends of names. */
  accept: string;
  /** The same as people say it. */
  kinds: string;
  maxBytes: number;
}

/** What the server would say of it; what only its content tells is left to the server. */
export function faultOfFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, kinds, maxBytes }: FileRules,
) {
  // A type is not always told; then the name decides.
  const isTaken = (one: string) => (type ? one === type : name.toLowerCase().endsWith(one));
  if (!accept.split(',').some(isTaken)) return { words: wrongFormatWords(kinds), isWrongKind: true };
  if (size > maxBytes) return { words: tooLargeWords(`${maxBytes / MB} MB`) };
  return size === 0 ? { words: EMPTY_FILE } : undefined;
}
