import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as engine, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { LeafMark } from '../leaf/leaf';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading';

export interface ToastOptions {
  /** A second toast with the same id takes the place of the first. */
  id?: string;
  duration?: number;
  /** What happened, after the words that name it. */
  detail?: string;
  action?: ToastAction;
  /** What was tried. Once it has worked, or failed anew, nothing is said any more of an earlier failure. */
  about?: readonly string[];
}

interface ToastAction {
  label: string;
  /** Which do the same, as people read them. */
  keys?: string;
  run: () => void;
}

/**
 * The engine brings the durations (4000 ms, success 2000, loading until replaced), the limit of 20 and the removal
 * 1000 ms after dismissal. The drawing is ours: the engine's own would inject a style element, which the CSP forbids.
 */
export function showToast(
  kind: ToastKind,
  text: string,
  { detail, action, about = [], ...options }: ToastOptions,
) {
  takeBackFailures(about);
  const message = ({ id }: Toast) => (
    // In one row on a phone, where what is below the bar is soon covered.
    <div className="max-sm:flex max-sm:gap-4">
      <div className="min-w-0 flex-1">
        <span>{text}</span>
        {detail && ` ${detail}`}
      </div>
      {action && <ActionButtons {...action} toastId={id} />}
    </div>
  );
  const raise = kind === 'blank' ? engine : engine[kind];
  const id = raise(message, {
    ...options,
    ariaProps:
      kind === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  });
  if (kind === 'error' && about.length > 0) failures.set(id, new Set(about));
}

/** What the toasts about failures say did not work. */
const failures = new Map<string, Set<string>>();

/** One that tells of several goes with the last of them. */
export function takeBackFailures(about: readonly string[]) {
  for (const [id, failed] of failures) {
    for (const one of about) failed.delete(one);
    if (failed.size > 0) continue;
    failures.delete(id);
    engine.dismiss(id);
  }
}

export function clearToasts() {
  failures.clear();
  engine.remove();
}
export const dismissToast = (id: string) => engine.dismiss(id);

/** What is to be done about it, and a way to have the words gone: such a toast stays for long. */
function ActionButtons({ label, keys, run, toastId }: ToastAction & { toastId: string }) {
  const dismiss = () => engine.dismiss(toastId);
  return (
    <div className="flex items-center gap-3 max-sm:self-start sm:mt-1">
      <button
        type="button"
        className="min-h-6 font-semibold text-accent underline underline-offset-4"
        onClick={() => {
          run();
          dismiss();
        }}
      >
        {label}
      </button>
      {keys && <kbd className="font-text text-muted pointer-coarse:hidden">{keys}</kbd>}
      <button
        type="button"
        className="ml-auto min-h-6 text-muted underline underline-offset-4"
        onClick={dismiss}
      >
        Dismiss
      </button>
    </div>
  );
}

const GAP = 8;

export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause, calculateOffset, updateHeight } = handlers;
  const list = useRef<HTMLDivElement>(null);
  const [host] = useState(() => document.createElement('div'));
  const [holders] = useState(() => new Set<'mouse' | 'keyboard'>());
  const [isLow, setLow] = useState(false);

  function hold(holder: 'mouse' | 'keyboard') {
    if (holders.size === 0) startPause();
    holders.add(holder);
  }

  function letGo(holder: 'mouse' | 'keyboard') {
    if (holders.delete(holder) && holders.size === 0) endPause();
  }

  useEffect(() => {
    const layer = list.current;
    if (!layer || toasts.length === 0) return;
    const settle = () => setLow(settleIn(host, layer));
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [toasts.length, host]);

  // What goes while the keyboard is in it, says no goodbye.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) letGo('keyboard');
  });

  return createPortal(
    <section
      ref={list}
      aria-label="Notifications"
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-16 sm:top-4 h-0 w-full max-w-none overflow-visible bg-transparent"
      // A finger never leaves, so only a mouse holds a toast.
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('mouse')}
      onPointerLeave={() => letGo('mouse')}
      // Nor does one go from under the keyboard.
      onFocus={() => hold('keyboard')}
      onBlur={() => letGo('keyboard')}
    >
      {toasts.map((shown) => (
        <ToastCard
          key={shown.id}
          toast={shown}
          offset={calculateOffset(shown, { gutter: GAP, defaultPosition: 'top-center' })}
          isLow={isLow}
          onHeight={updateHeight}
        />
      ))}
    </section>,
    host,
  );
}

/**
 * The top layer, so that a toast is seen above an open dialog; and within that dialog, since everything outside it is
 * inert and an Undo there could not be pressed. Answers whether it stands at the lower end.
 */
function settleIn(host: HTMLElement, layer: HTMLElement) {
  const dialogs = Array.from(document.querySelectorAll('dialog:modal'));
  const home = dialogs.find((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1);
  const parent = home ?? document.body;
  if (host.parentNode !== parent) {
    // Where it can be moved as it is, nothing fades in again when the dialog closes.
    if (host.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function')
      parent.moveBefore(host, null);
    else parent.append(host);
    if (home && layer.matches(':popover-open')) layer.hidePopover();
  }
  const place = home ? placeAt(home) : {};
  for (const side of ['top', 'bottom', 'width'] as const) layer.style[side] = place[side] ?? '';
  bringUp(layer);
  return place.bottom !== undefined;
}

/** Browsers show one after the other: what is drawn while a menu opens waits until that has opened. */
function bringUp(layer: HTMLElement) {
  if (!layer.isConnected || layer.matches(':popover-open')) return;
  try {
    layer.showPopover();
  } catch {
    setTimeout(() => bringUp(layer));
  }
}

/** As wide as a toast becomes, with some room around it. */
const ROOM = 400;

/** Where it covers least of a dialog: a sheet begins with what one calls and writes to. */
function placeAt(dialog: Element): { top?: string; bottom?: string; width?: string } {
  // Not where it is just now: it may still be on its way in.
  const sheet = dialog instanceof HTMLElement ? dialog.offsetLeft : 0;
  if (dialog.matches('[data-side]') && sheet >= ROOM) return { width: `${sheet}px` };
  const [title, buttons] = ['header', 'footer'].map((part) => dialog.querySelector(`:scope > ${part}`));
  const isWholeWindow = dialog.clientHeight >= innerHeight;
  if (isWholeWindow) return { top: 'auto', bottom: `${(buttons?.clientHeight ?? 0) + GAP * 2}px` };
  return title ? { top: `${title.getBoundingClientRect().bottom + GAP}px` } : {};
}

interface ToastCardProps {
  toast: Toast;
  offset: number;
  /** At the lower end, where the next stands above it. */
  isLow: boolean;
  onHeight: (id: string, height: number) => void;
}

function ToastCard({ toast: shown, offset, isLow, onHeight }: ToastCardProps) {
  const { id, height } = shown;
  const measure = useCallback(
    (card: HTMLDivElement | null) => {
      if (card && card.offsetHeight !== height) onHeight(id, card.offsetHeight);
    },
    [id, height, onHeight],
  );
  return (
    <div
      className={classNames(
        'absolute inset-x-4 flex justify-center transition-transform duration-200',
        isLow ? 'bottom-0' : '',
      )}
      style={{ transform: `translateY(${isLow ? -offset : offset}px)` }}
    >
      <div
        ref={measure}
        {...shown.ariaProps}
        // What fades away can neither be pressed again, nor hold the keyboard.
        inert={!shown.visible}
        data-scheme="dark"
        className={classNames(
          'flex max-w-[350px] items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm shadow-float',
          'transition duration-200 starting:-translate-y-4 starting:opacity-0',
          shown.visible ? 'pointer-events-auto' : '-translate-y-2 opacity-0',
        )}
      >
        <ToastIcon kind={shown.type} />
        <div className="min-w-0 break-words">{resolveValue(shown.message, shown)}</div>
      </div>
    </div>
  );
}

function ToastIcon({ kind }: { kind: Toast['type'] }) {
  const className = 'mt-0.5 size-4.5 shrink-0';
  if (kind === 'success') return <Icon name="check" className={`${className} text-accent`} />;
  if (kind === 'error') return <Icon name="alert" className={`${className} text-danger`} />;
  if (kind === 'loading') return <LeafMark className={`${className} breathe text-accent`} />;
  return null;
}
