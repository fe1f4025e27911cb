/** Looked for from the beginning of a word only: from each of its letters a long one would take minutes. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]*@([\p{L}\p{N}.-]+)/gu;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Enough of an address to recognise it in a log, too little to write to it. */
export const maskEmails = (text: string) => (text.includes('@') ? text.replace(EMAIL, '$1***@$2') : text);

const SHORTEST_TOKEN = 24;
const COULD_BE_SECRET = new RegExp(`[@%]|[^/]{${SHORTEST_TOKEN}}`);

/** A path without its query and without the tokens that reset and invite links carry in it. */
export function safePath(url: string) {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  // Of most paths there is nothing to take away, and to take them apart costs a call a thirtieth of its answer.
  if (!COULD_BE_SECRET.test(path)) return path;
  const parts = path.replaceAll('%40', '@').split('/');
  return maskEmails(parts.map((part) => (isToken(part) ? '[token]' : part)).join('/'));
}

const isToken = (part: string) => part.length >= SHORTEST_TOKEN && !UUID.test(part);
