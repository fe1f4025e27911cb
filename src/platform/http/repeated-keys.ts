const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Whether a key stands twice in one of the objects. JSON.parse keeps the last of the two, a proxy or a filter in front
 * may read the first: what one has looked at is then not what the other acts upon. Each member of an object has one
 * colon outside of a text, so there are more colons than keys exactly where a key was lost. `text` is known to be JSON.
 */
export const hasRepeatedKey = (text: string, value: unknown) => colonsIn(text) !== keysIn(value);

function colonsIn(text: string) {
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === COLON) colons++;
  }
  return colons;
}

function endOfString(text: string, from: number) {
  let at = from;
  for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(at)) {
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** With a list of what is still to be looked at: a body can be nested deeper than functions can call each other. */
function keysIn(value: unknown) {
  let keys = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (!Array.isArray(next)) keys += inner.length;
    for (const one of inner) open.push(one);
  }
  return keys;
}
