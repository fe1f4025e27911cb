import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A mouse that moves less only trembles while it clicks. */
const LIFTED_BY_PX = 6;
/** A finger that stays so long lifts the card; one that moves before that scrolls. */
const HOLD_MS = 350;
const EDGE_PX = 48;
const SCROLL_PX = 12;

interface Drag {
  card: string;
  /** The column that it would fall into. */
  over: string;
}

interface Point {
  clientX: number;
  clientY: number;
}

const columnAt = ({ clientX, clientY }: Point) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]')?.dataset.column ?? '';

/** Cards are carried to another column by mouse, pen or finger; Escape puts one back. */
export function useDrag(onDrop: (card: string, column: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  const letGo = useRef<() => void>(undefined);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => () => letGo.current?.(), []);

  // A finger that carries a card scrolls nothing. Listened to from the beginning: once it is down the browser asks nobody new.
  const carries = useRef(false);
  useEffect(() => {
    const hold = (move: TouchEvent) => carries.current && move.preventDefault();
    const board = ref.current;
    board?.addEventListener('touchmove', hold, { passive: false });
    return () => board?.removeEventListener('touchmove', hold);
  }, []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { target, currentTarget: board, pointerType, pointerId, isPrimary, button } = event;
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    const id = card?.dataset.key;
    if (!card || !id || !isPrimary || button !== 0) return;
    letGo.current?.();
    const isMouse = pointerType === 'mouse';
    const start: Point = { clientX: event.clientX, clientY: event.clientY };
    let at = start;
    let over = '';
    let ghost: HTMLElement | undefined;
    let frame = 0;
    const hold = isMouse ? undefined : setTimeout(lift, HOLD_MS);
    const listening = new AbortController();
    const { signal } = listening;

    function lift() {
      if (!card || ghost) return;
      ghost = ghostOf(card);
      carries.current = true;
      board.append(ghost);
      getSelection()?.removeAllRanges();
      document.documentElement.style.cursor = 'grabbing';
      carry();
      frame = requestAnimationFrame(scrollAtEdges);
    }

    function carry() {
      if (!ghost) return;
      ghost.style.translate = `${at.clientX - start.clientX}px ${at.clientY - start.clientY}px`;
      over = columnAt(at);
      setDrag((before) => (before?.over === over ? before : { card: id ?? '', over }));
    }

    function scrollAtEdges() {
      const { left, right } = board.getBoundingClientRect();
      if (at.clientX > right - EDGE_PX) board.scrollBy(SCROLL_PX, 0);
      else if (at.clientX < left + EDGE_PX) board.scrollBy(-SCROLL_PX, 0);
      carry();
      frame = requestAnimationFrame(scrollAtEdges);
    }

    function stop() {
      clearTimeout(hold);
      cancelAnimationFrame(frame);
      listening.abort();
      ghost?.remove();
      carries.current = false;
      document.documentElement.style.cursor = '';
      letGo.current = undefined;
      setDrag(undefined);
    }

    function drop() {
      const wasLifted = ghost !== undefined;
      const from = card?.closest<HTMLElement>('[data-column]')?.dataset.column;
      stop();
      if (!wasLifted) return;
      // The press that carried it is no click on what lies below.
      const noClick = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', noClick, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', noClick, { capture: true }));
      if (over && over !== from) onDrop(id ?? '', over);
    }

    const isSame = (other: { pointerId: number }) => other.pointerId === pointerId;
    addEventListener(
      'pointermove',
      (move) => {
        if (!isSame(move)) return;
        at = { clientX: move.clientX, clientY: move.clientY };
        const way = Math.hypot(at.clientX - start.clientX, at.clientY - start.clientY);
        if (!ghost && way > LIFTED_BY_PX) {
          if (!isMouse) return stop();
          lift();
        }
        carry();
      },
      { signal },
    );
    addEventListener('pointerup', (up) => isSame(up) && drop(), { signal });
    addEventListener('pointercancel', (lost) => isSame(lost) && stop(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    // Nor does it ask for a menu.
    addEventListener('contextmenu', (menu) => !isMouse && menu.preventDefault(), { signal });
    letGo.current = stop;
  }

  return { drag, ref, onPointerDown };
}

/** What follows the pointer: the card as it looks, and nothing that could be pressed or read. */
function ghostOf(card: HTMLElement) {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = `${card.className} pointer-events-none z-50 shadow-float`;
  ghost.append(...card.cloneNode(true).childNodes);
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  // Said here and not by a class, of which the card's own would win: in the flow it would widen what it is carried over.
  Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` });
  return ghost;
}
