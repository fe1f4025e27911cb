import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '~/model/resource';
import { Button } from '~/ui/button';
import { useSingleKey } from '~/ui/keys/single-key';
import { focusPlace, type Place, placeOfTicked } from '~/ui/shell/focus-place';

/** Which rows of the page are ticked. What leaves the page is no longer chosen: nobody acts on what they do not see. */
export function useSelection<Row extends AnyRecord>(rows: readonly Row[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => (rows ?? []).filter(({ _id }) => ticked.has(_id)), [rows, ticked]);
  const keep = useCallback(
    (some: readonly AnyRecord[]) => setTicked(new Set(some.map(({ _id }) => _id))),
    [],
  );
  const clear = useCallback(() => keep([]), [keep]);
  return {
    chosen,
    ids: useMemo(() => new Set(chosen.map(({ _id }) => _id)), [chosen]),
    choose: setTicked,
    keep,
    clear,
  };
}

interface SelectionBarProps {
  count: number;
  /** How many, in words. */
  words?: string;
  clear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** In sight while any row is ticked. */
export function SelectionBar({ count, words, clear, children }: SelectionBarProps) {
  const isShown = count > 0;
  const first = useRef<Place>(null);
  const bar = useRef<HTMLDivElement>(null);
  // By Tab it is as far as all that stands between the row and the end of the list.
  useSingleKey('b', () => bar.current?.querySelector<HTMLElement>('button, select')?.focus());

  // Whoever was in the bar when it went, or in a dialog that it had opened, goes on at the first of the rows that it was about, or
  // where that stood: it may have gone before the bar does.
  useLayoutEffect(() => {
    if (isShown) {
      first.current = placeOfTicked(document) ?? first.current;
      return;
    }
    if (first.current && document.activeElement === document.body) focusPlace(first.current);
    first.current = null;
  });

  useEffect(() => {
    if (!isShown) return;
    const clearOnEscape = (event: KeyboardEvent) => {
      // A dialog is closed by it even while the focus is in the browser's own bar.
      const closesAnother =
        document.querySelector('dialog:modal') ||
        (event.target instanceof Element && event.target.closest('[popover]'));
      if (event.key === 'Escape' && !closesAnother) clear();
    };
    addEventListener('keydown', clearOnEscape);
    return () => removeEventListener('keydown', clearOnEscape);
  }, [isShown, clear]);

  return (
    <div
      role="status"
      // In a window as low as one that is enlarged four times it would cover every row that the keyboard comes to.
      className="sticky bottom-4 z-10 mx-auto mt-4 w-fit max-w-full empty:hidden max-sm:w-full max-sm:[@media(max-height:24rem)]:static"
    >
      {isShown && (
        <div
          ref={bar}
          data-scheme="dark"
          className="flex flex-wrap items-center gap-2 rounded-lg border border-control bg-surface py-2 pr-2 pl-4 shadow-float"
        >
          <span className="mr-2 text-sm font-medium tabular-nums">{words ?? `${count} selected`}</span>
          {children}
          <Button size="sm" variant="quiet" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
