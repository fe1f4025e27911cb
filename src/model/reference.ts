/** No 0, O, 1, I, L or U: read out on the phone, nothing is mistaken for something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Drawn for many at once: to ask for so few costs as much as for all of these. */
const drawn = new Uint8Array(8 * 128);
let next = drawn.length;

function randomBytes() {
  if (next === drawn.length) {
    crypto.getRandomValues(drawn);
    next = 0;
  }
  next += 8;
  return drawn.subarray(next - 8, next);
}

/** What a visitor quotes when they call: PW-7K3M-9QXA. */
export function newReference(): string {
  let letters = '';
  for (const byte of randomBytes()) letters += LETTERS[byte % LETTERS.length];
  return `PW-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
