/** As long as this without a sign of anybody, the page asks on its own account. Written out: every page loads this, and none the dates. */
const AWAY_AFTER_MS = 60_000;

/** The header of a call that nobody at the keyboard made: it is answered, and does not count as using the session. */
export const UNATTENDED = 'X-Unattended';

/** Undefined while nobody watches for it: then every call is somebody's. */
let lastSign: number | undefined;

export function noteSign(at: number | undefined) {
  lastSign = at;
}

export const isUnattended = () => lastSign !== undefined && Date.now() - lastSign > AWAY_AFTER_MS;
