import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app takes for granted (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SEED_BYTES = 20;
/** A phone's clock may be half a minute off in either direction. */
const TOLERATED_STEPS = [0, -1, 1];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding: the form in which seeds are typed into an app, and codes written on paper. */
export function base32(bytes: Buffer) {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(text: string) {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const newSeed = () => base32(randomBytes(SEED_BYTES));

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / STEP_MS);

export function codeAt(seed: string, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(seed)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** At which step of these minutes the app shows that code; undefined: at none. Time is the server's own. */
export function stepOfCode(seed: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = stepAt(Date.now());
  const typed = Buffer.from(code);
  return TOLERATED_STEPS.map((off) => present + off).find((step) =>
    timingSafeEqual(Buffer.from(codeAt(seed, step)), typed),
  );
}

/** What the picture says that an app reads. */
export function appAddress(seed: string, issuer: string, account: string) {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${seed}&issuer=${encodeURIComponent(issuer)}`;
}
