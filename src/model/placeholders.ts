import type { z } from 'zod';

const IN_BRACES = /\{\s*([\p{L}\d_-]{1,40})\s*\}/gu;

/** Whatever stands in braces. */
export const bracesIn = (text: string) =>
  Array.from(text.matchAll(IN_BRACES), ([braces, word = '']) => ({ braces, word }));

/** Words that stand in braces for what a record says, each with what it means. */
export function definePlaceholders<const Word extends string>(meanings: Record<Word, string>) {
  const isKnown = (word: string): word is Word => Object.hasOwn(meanings, word);
  const known = Object.keys(meanings)
    .map((word) => `{${word}}`)
    .join(', ');
  return {
    meanings,
    /** In one pass: what is put in is not looked through again. Where there is nothing to put in, the braces stay and are seen. */
    fillIn: (text: string, values: Record<Word, string>) =>
      text.replace(IN_BRACES, (braces, word: string) => (isKnown(word) && values[word]) || braces),
    /** A slip of the pen is found when the words are saved, not by whom they are sent to. */
    checkedIn: (field: z.ZodString) =>
      field.superRefine((text, { addIssue }) => {
        const unknown = bracesIn(text).find(({ word }) => !isKnown(word));
        if (unknown)
          addIssue({ code: 'custom', message: `${unknown.braces} stands for nothing. There are ${known}.` });
      }),
  };
}
