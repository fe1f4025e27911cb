import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names';

interface PopupProps extends Omit<ComponentProps<'button'>, 'children' | 'popoverTarget' | 'aria-label'> {
  /** What stands on the button. */
  label: ReactNode;
  /** What is in it, for those who cannot see it. */
  title: string;
  onOpenChange?: (isOpen: boolean) => void;
  /** Drawn when it opens; is given how to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button with a small sheet below it, above it where the window ends, at the foot of the window on a phone. Arrows, Home and End walk through what in it is
 * marked `data-item`.
 */
export function Popup({ label, title, onOpenChange, children, ...button }: PopupProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);

  // Drawn before the browser shows it, and not when it says so afterwards: the next key may be quicker.
  function draw({ newState }: ToggleEvent) {
    if (newState !== 'open') return;
    place(sheet.current, opener.current);
    flushSync(() => {
      setOpen(true);
      setTimes(times + 1);
      onOpenChange?.(true);
    });
    // The browser gives the focus to what has this mark, as soon as it can take it.
    sheet.current?.querySelector('[data-item]')?.setAttribute('autofocus', '');
  }

  function settle({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
    if (newState === 'closed') onOpenChange?.(false);
  }

  // A button in a head that stays where it is while the page is scrolled keeps its sheet.
  useEffect(() => {
    if (!open) return;
    const follow = () => place(sheet.current, opener.current);
    addEventListener('scroll', follow, { passive: true });
    // How high it is, is known when it is drawn, and changes with what comes later.
    const fit = new ResizeObserver(() => {
      putOnSide(sheet.current, opener.current);
      follow();
    });
    if (sheet.current) fit.observe(sheet.current);
    return () => {
      removeEventListener('scroll', follow);
      fit.disconnect();
    };
  }, [open]);

  return (
    <>
      <button
        type="button"
        {...button}
        ref={opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {label}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        onBeforeToggle={draw}
        onToggle={settle}
        onKeyDown={moveFocus}
        className={sheetLook}
      >
        {/* Each time anew, also when it was closed only a moment ago. */}
        {open && <Fragment key={times}>{children(() => sheet.current?.hidePopover())}</Fragment>}
      </div>
    </>
  );
}

const WIDTH = 288;
const MARGIN = 16;
const GAP = 6;

/** Above its button where it fits there, and not below it. */
function putOnSide(sheet: HTMLElement | null, opener: HTMLElement | null) {
  if (!sheet || !opener) return;
  const { top, bottom } = opener.getBoundingClientRect();
  const needed = sheet.offsetHeight + GAP + MARGIN;
  sheet.toggleAttribute('data-above', needed > innerHeight - bottom && needed <= top);
}

/** On the page and not in the window, so that it scrolls with its button. */
function place(sheet: HTMLElement | null, opener: HTMLElement | null) {
  if (!sheet || !opener) return;
  const { left, top, bottom } = opener.getBoundingClientRect();
  const edge = sheet.hasAttribute('data-above') ? top - GAP : bottom + GAP;
  const last = document.documentElement.clientWidth - WIDTH - MARGIN;
  sheet.style.setProperty('--left', `${Math.max(MARGIN, Math.min(left, last)) + scrollX}px`);
  sheet.style.setProperty('--top', `${edge + scrollY}px`);
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-item]'));
  const at = items.findIndex((item) => item.matches(':focus'));
  // In a field of text they move the caret, and change a date.
  if (at === -1) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

const sheetLook = classNames(
  'm-0 hidden max-h-[min(28rem,80dvh)] flex-col overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 text-sm text-text shadow-float open:flex',
  'absolute inset-auto top-(--top) left-(--left) w-72 sm:data-above:-translate-y-full',
  'max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-2 max-sm:left-2 max-sm:w-auto max-sm:backdrop:bg-ink-950/40',
);

/** One line of it. An item that an arrow key brought the focus to shows it. */
export const popupItemLook =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left hover:bg-sunken max-sm:min-h-11 focus-visible:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';
