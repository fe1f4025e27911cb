import { noteSign } from '~/lib/presence';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Watches whether anybody is there until it is told to stop. A page that refreshes itself would keep a forgotten session alive. */
export function watchForPerson() {
  const note = () => noteSign(Date.now());
  note();
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
    noteSign(undefined);
  };
}
