import { MINUTE } from './time';

/** As long as this without a sign of anybody, the page asks on its own account. */
const AWAY_AFTER_MS = MINUTE;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'] as const;

/** The header of a call that nobody at the keyboard made: it is answered, and does not count as using the session. */
export const UNATTENDED = 'X-Unattended';

/** Undefined while nobody watches for it: then every call is somebody's. */
let lastSign: number | undefined;

export const isUnattended = () => lastSign !== undefined && Date.now() - lastSign > AWAY_AFTER_MS;

/** Watches whether anybody is there until it is told to stop. A page that refreshes itself would keep a forgotten session alive. */
export function watchForPerson() {
  const note = () => {
    lastSign = Date.now();
  };
  note();
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
    lastSign = undefined;
  };
}
