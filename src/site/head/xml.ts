const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Two that are no letters: XML does not have them at all, and a reader would refuse the whole file for one. */
const NO_LETTERS = /[\ufffe\uffff]/g;

/** Text as it stands in XML, between tags and in attributes. */
export const xml = (text: string) =>
  text.replaceAll(NO_LETTERS, '').replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
