import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { Icon } from '~/ui/icon';

/**
 * A list under a word of the bar: the browser's own disclosure, so it opens without a script of ours. With one it opens
 * under the mouse too, follows the arrow keys, and closes on Esc, on a click beside it and when the focus leaves.
 */
export function NavDropdown({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const hovered = useRef(false);

  const close = useCallback(() => ref.current?.removeAttribute('open'), []);

  useEffect(() => {
    const beside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
    };
  }, [close]);

  function hover(event: PointerEvent<HTMLDetailsElement>) {
    if (event.pointerType !== 'mouse') return;
    hovered.current = event.type === 'pointerenter';
    event.currentTarget.open = hovered.current;
  }

  function move(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget;
    const links = Array.from(details.querySelectorAll('a'));
    const at = links.findIndex((link) => link.matches(':focus'));
    const places: Record<string, number> = {
      ArrowDown: (at + 1) % links.length,
      ArrowUp: (at <= 0 ? links.length : at) - 1,
      Home: 0,
      End: links.length - 1,
    };
    const place = places[event.key];
    if (event.key === 'Escape' && details.open) {
      close();
      details.querySelector('summary')?.focus();
    } else if (place !== undefined) {
      event.preventDefault();
      details.open = true;
      links[place]?.focus();
    }
  }

  function clicked(event: MouseEvent<HTMLDetailsElement>) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) close();
    // The mouse has opened it by being there, and closes it by leaving. A key clicks too, but without a count.
    else if (hovered.current && event.detail > 0) event.preventDefault();
  }

  return (
    <details
      ref={ref}
      name="main-menu"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onKeyDown={move}
      onClick={clicked}
      className="group/list relative"
    >
      <summary className="flex cursor-pointer list-none items-center gap-1 py-2 text-muted transition-colors select-none group-open/list:text-text hover:text-text [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron" className="size-4 transition-transform group-open/list:rotate-180" />
      </summary>
      {/* The padding bridges the gap, so that the mouse does not leave on its way down. */}
      <div className="absolute top-full -left-5 z-10 pt-2">
        <div className="grid min-w-60 gap-0.5 rounded-leaf border border-line bg-surface p-3 shadow-float">
          {children}
        </div>
      </div>
    </details>
  );
}
