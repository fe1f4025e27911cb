import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes for granted (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const STEP_MS = 30_000;
const SEED_BYTES = 20;

/** Base32 (RFC 4648) without padding: the form in which seeds are typed into an app, and codes written on paper. */
export const randomBase32 = (bytes: number) => new Secret({ size: bytes }).base32;

export const newSeed = () => randomBase32(SEED_BYTES);

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / STEP_MS);

export const codeAt = (seed: string, step: number) =>
  new TOTP({ secret: seed }).generate({ timestamp: step * STEP_MS });

/** At which step of these minutes the app shows that code; undefined: at none. Time is the server's own. */
export function stepOfCode(seed: string, code: string): number | undefined {
  // The library takes six characters of any script, and then breaks on their bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = Date.now();
  // A phone's clock may be half a minute off in either direction.
  const off = new TOTP({ secret: seed }).validate({ token: code, timestamp, window: 1 });
  return off === null ? undefined : stepAt(timestamp) + off;
}

/** Enough to know whose code it is. In some scripts a letter takes nine characters of the address, which has the name twice. */
const LONGEST_ISSUER = 30;

/** What the picture says that an app reads: no more than it needs, as every letter makes the picture finer. A colon ends the name. */
export function appAddress(seed: string, name: string, account: string) {
  const issuer = Array.from(name.replaceAll(':', ' ')).slice(0, LONGEST_ISSUER).join('').trim();
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${seed}&issuer=${encodeURIComponent(issuer)}`;
}
