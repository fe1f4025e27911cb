import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who does one of these goes their own way. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A link to a place within a page leads there, also where the page is drawn after the address was looked at, and what stands above it
 * comes later still: the place stays in sight until somebody does something.
 */
export function useLedHere(place: RefObject<HTMLElement | null>, id: string) {
  const isLedHere = useLocation().hash === `#${id}`;
  useEffect(() => {
    const { current } = place;
    const page = isLedHere && current?.parentElement;
    if (!page) return;
    const stay = new ResizeObserver(() => {
      const { activeElement } = document;
      // What was focused in it is what they came for.
      const goal = activeElement && current.contains(activeElement) ? activeElement : current;
      goal.scrollIntoView({ block: goal === current ? 'start' : 'center', behavior: 'instant' });
    });
    const leave = () => {
      stay.disconnect();
      for (const act of ACTS) removeEventListener(act, leave);
    };
    for (const act of ACTS) addEventListener(act, leave, { passive: true });
    stay.observe(page);
    return leave;
  }, [place, isLedHere]);
}
