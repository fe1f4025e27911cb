import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When the row that had the focus goes, because its record was deleted or moved, the keyboard goes on at the row that took its place, and
 * not at the top of the page. What is done with all that are ticked is done from elsewhere: then it is the place of their first.
 */
export function useFocusPlace() {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<{ row: HTMLTableRowElement; index: number }>(null);

  function notePlace(row: Element | null | undefined) {
    if (row instanceof HTMLTableRowElement) place.current = { row, index: row.sectionRowIndex };
  }
  const noteTicked = () => notePlace(firstTicked(body.current));

  useEffect(() => {
    const lost = place.current;
    if (lost && !lost.row.isConnected && document.activeElement === document.body) {
      place.current = null;
      focusAt(lost.index);
    } else if (!body.current?.contains(document.activeElement)) noteTicked();
  });

  function focusAt(index: number) {
    const rows = body.current?.rows;
    const row = rows?.item(Math.min(index, rows.length - 1));
    if (row) focusRow(row);
    else document.getElementById('content')?.focus({ preventScroll: true });
  }

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent) => notePlace(target.closest('tr')),
    onBlur: ({ relatedTarget }: FocusEvent) => body.current?.contains(relatedTarget) || noteTicked(),
  };
}

export const firstTicked = (within: ParentNode | null) => within?.querySelector('tr[data-chosen]') ?? null;

/** A row that the arrow keys do not walk is entered at the first thing that it holds. */
export function focusRow(row: Element) {
  const target = row.matches('[tabindex]') ? row : row.querySelector('input, button, a');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
