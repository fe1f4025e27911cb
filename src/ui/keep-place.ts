import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When the row that had the focus goes, because its record was deleted or moved, the keyboard goes on at the row that took its place, and
 * not at the top of the page.
 */
export function useKeepPlace() {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<{ row: HTMLTableRowElement; index: number }>(null);
  useEffect(() => {
    const lost = place.current;
    if (!lost || lost.row.isConnected || document.activeElement !== document.body) return;
    place.current = null;
    const rows = body.current?.rows;
    const next = rows?.item(Math.min(lost.index, rows.length - 1)) ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr');
    place.current = row && { row, index: row.sectionRowIndex };
  };
  return { ref: body, onFocus };
}
