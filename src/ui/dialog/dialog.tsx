import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { holdPageStill } from '../shell/hold-page-still';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** At the side it is a sheet from the right, which is read before anything is typed. A question is no higher than its words, on a phone too. */
  size?: 'question' | 'md' | 'lg' | 'side';
  /** Buttons beside Close. */
  headerActions?: ReactNode;
  /** What is read large beside the content of a sheet; on a narrow screen in its place. */
  beside?: ReactNode;
}

/** The browser's own modal: it traps focus, gives it back, and closes on Esc. A full-height sheet on phones, but for a question. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  headerActions,
  beside,
  size = 'md',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** What has the focus while there is no form yet. */
  const start = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Before its content leaves the page: a key that is pressed next must not land in what is no longer there.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (size === 'side') content.current?.focus();
    else start.current = document.activeElement;
    const unlock = holdPageStill();
    return () => {
      unlock();
      dialog.close();
    };
  }, [open, size]);

  // A form that is fetched comes later than its dialog; it is begun unless the focus has been moved meanwhile.
  useLayoutEffect(() => {
    if (!open || !ref.current || !start.current) return;
    if (document.activeElement !== start.current || startTyping(ref.current)) start.current = null;
  });

  function closeOnBackdrop(event: MouseEvent) {
    // The second press of a double click meets the dialog that the first has opened.
    if (event.target !== ref.current || event.detail > 1) return;
    // The press itself would take the focus from where closing has brought it.
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-side={size === 'side' || undefined}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        // What is asked above it closes by itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'sheet hidden max-h-dvh w-full max-w-full flex-col overflow-hidden bg-surface text-text shadow-float open:flex',
        looks[beside ? 'wide' : size],
      )}
    >
      {open && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-4 sm:pl-6">
            <h2 id={titleId} className="line-clamp-3 min-w-0 text-xl wrap-anywhere">
              {title}
            </h2>
            <div className="flex shrink-0">
              {headerActions}
              <IconButton label="Close" onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            </div>
          </header>
          <div className={beside ? 'flex min-h-0 flex-auto' : 'contents'}>
            {beside && <div className="min-w-0 flex-1 xl:border-r xl:border-line">{beside}</div>}
            {/*
             * From its own height, not from nothing (`flex-1`): WebKit makes a sheet as high as what it holds starts with. What the
             * keyboard comes to is scrolled past the bar of a form that stays at the bottom.
             */}
            <div
              ref={content}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
              tabIndex={0}
              className={classNames(
                'min-h-0 scroll-pb-20 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6',
                beside ? 'w-120 shrink-0 max-xl:hidden' : 'flex-auto',
              )}
            >
              {children}
            </div>
          </div>
          {footer && (
            <footer
              className={classNames(
                'flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6 sm:py-4',
                beside ? 'max-xl:hidden' : '',
              )}
            >
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}

const inTheMiddle =
  'm-auto max-sm:h-dvh sm:max-h-[min(46rem,90dvh)] sm:w-[calc(100%-3rem)] sm:rounded-lg sm:border sm:border-line';

const looks = {
  question: 'm-auto w-[calc(100%-2rem)] rounded-lg border border-line sm:max-w-xl',
  md: `${inTheMiddle} sm:max-w-xl`,
  lg: `${inTheMiddle} sm:max-w-3xl`,
  wide: 'from-right m-0 ml-auto h-dvh sm:w-[min(120rem,100%)] sm:border-l sm:border-line',
  side: 'from-right m-0 ml-auto h-dvh sm:w-[min(36rem,100%)] sm:border-l sm:border-line',
};

/** What is filled in begins in its first field, a form or not; on a phone the keyboard would cover the rest of it, so it waits for a touch. */
function startTyping(dialog: HTMLDialogElement) {
  if (!matchMedia('(hover: hover)').matches) return true;
  const field = dialog.querySelector<HTMLElement>(
    ':is(input, select, textarea):not(:disabled, [type=hidden], [hidden])',
  );
  field?.focus();
  return field !== null;
}
