import { type PointerEvent, useEffect, useRef, useState } from 'react';

const EDGE_PX = 64;
const SCROLL_PX = 10;

/** Of the one that is carried: where it lay, and where it would come to lie. */
interface Carried {
  from: number;
  to: number;
}

/**
 * The children of a list are put into another order by a grip, with mouse, pen or finger; Escape leaves them as they were. A grip
 * needs `touch-none`, or a finger on it would scroll.
 */
export function useOrderDrag<List extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<List>(null);
  const [carried, setCarried] = useState<Carried>();
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);

  function lift({ clientY, pointerId, isPrimary, button }: PointerEvent, from: number) {
    if (!isPrimary || button !== 0) return;
    letGo.current?.();
    let at = clientY;
    let to = from;
    let frame = requestAnimationFrame(scrollAtEdges);
    const listening = new AbortController();
    const { signal } = listening;

    function look() {
      const all = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect());
      // It takes the place of the one that the pointer has come upon.
      const isPassed = ({ top, bottom }: DOMRect, index: number) => (index < from ? bottom <= at : top <= at);
      to = all.filter((place, index) => index !== from && isPassed(place, index)).length;
      setCarried((before) => (before?.to === to ? before : { from, to }));
    }

    function scrollAtEdges() {
      if (at < EDGE_PX) scrollBy(0, -SCROLL_PX);
      else if (at > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
      frame = requestAnimationFrame(scrollAtEdges);
    }

    function stop() {
      cancelAnimationFrame(frame);
      listening.abort();
      letGo.current = undefined;
      setCarried(undefined);
    }

    const isSame = (other: { pointerId: number }) => other.pointerId === pointerId;
    addEventListener(
      'pointermove',
      (move) => {
        if (!isSame(move)) return;
        at = move.clientY;
        look();
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (up) => {
        if (!isSame(up)) return;
        stop();
        if (to !== from) onMove(from, to);
      },
      { signal },
    );
    addEventListener('pointercancel', (lost) => isSame(lost) && stop(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    letGo.current = stop;
  }

  /** Where a line shows that it would fall: above this one, or below it. */
  function dropAt(index: number): 'above' | 'below' | undefined {
    if (!carried || carried.to !== index || carried.from === index) return undefined;
    return carried.to < carried.from ? 'above' : 'below';
  }

  return { list, lift, dropAt, carried: carried?.from };
}
