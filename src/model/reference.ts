/** No 0, O, 1, I, L or U: read out on the phone, nothing is mistaken for something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor quotes when they call: PW-7K3M-9QXA. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `PW-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
