import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * When the row that had the focus goes, because its record was deleted or moved, the keyboard goes on at the row that took its place, and
 * not at the top of the page. What is done with all that are ticked is done from elsewhere: then it is the place of their first.
 */
export function useFocusPlace() {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<Place>(null);

  const noteTicked = () => {
    place.current = placeOfTicked(body.current) ?? place.current;
  };

  // With the change itself: afterwards the focus may have been brought elsewhere (see lasting-focus.ts).
  useLayoutEffect(() => {
    const lost = place.current;
    if (lost && !lost.row.isConnected && document.activeElement === document.body) {
      place.current = null;
      focusPlace(lost, body.current);
    } else if (!body.current?.contains(document.activeElement)) noteTicked();
  });

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent) => {
      place.current = placeOf(target.closest('tr')) ?? place.current;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => body.current?.contains(relatedTarget) || noteTicked(),
  };
}

/** A row, and where it stood. */
export interface Place {
  row: HTMLTableRowElement;
  index: number;
  rows: HTMLTableSectionElement | null;
}

export const placeOfTicked = (within: ParentNode | null) =>
  placeOf(within?.querySelector('tr[data-chosen]') ?? null);

const placeOf = (row: Element | null): Place | null =>
  row instanceof HTMLTableRowElement ? { row, index: row.sectionRowIndex, rows: row.closest('tbody') } : null;

/** At that row; at the one that took its place, if it is gone; above all of them, if they are. */
export function focusPlace({ row, index, ...was }: Place, rows = was.rows) {
  const left = rows?.isConnected ? rows.rows : undefined;
  const next = row.isConnected ? row : left?.item(Math.min(index, left.length - 1));
  if (next) focusRow(next);
  else document.getElementById('content')?.focus({ preventScroll: true });
}

/** A row that the arrow keys do not walk is entered at the first thing that it holds. */
export function focusRow(row: Element) {
  const target = row.matches('[tabindex]') ? row : row.querySelector('input, button, a');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
