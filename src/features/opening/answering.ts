import type { questionKinds } from './opening-words';

export const LONGEST_QUESTION = 160;
export const LONGEST_ANSWER = 500;

/** A number as it is answered, for browsers and for us. */
export const NUMBER_PATTERN = String.raw`-?\d{1,12}(?:\.\d{1,4})?`;

const YES_OR_NO = ['Yes', 'No'];

interface Answerable {
  kind: keyof typeof questionKinds;
  options: readonly string[];
}

/** What a question can be answered with, where that is said. */
export function choicesOf({ kind, options }: Answerable) {
  if (kind === 'yesno') return YES_OR_NO;
  return kind === 'choice' ? options : undefined;
}
