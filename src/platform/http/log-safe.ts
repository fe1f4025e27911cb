/** Looked for from the beginning of a word only: from each of its letters a long one would take minutes. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]*@([\p{L}\p{N}.-]+)/gu;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Enough of an address to recognise it in a log, too little to write to it. */
export const maskEmails = (text: string) => (text.includes('@') ? text.replace(EMAIL, '$1***@$2') : text);

/** A path without its query and without the tokens that reset and invite links carry in it. */
export const safePath = (url: string) =>
  maskEmails(
    (url.split('?')[0] ?? '')
      .replaceAll('%40', '@')
      .split('/')
      .map((part) => (part.length >= 24 && !UUID.test(part) ? '[token]' : part))
      .join('/'),
  );
