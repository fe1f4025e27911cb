import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { titleOf } from '~/model/resource';
import { focusRow } from '~/ui/shell/focus-place';
import { toPage } from '../list/list-state';
import type { useRecordList } from '../list/list-table';
import { usePanelKeys } from './use-panel-keys';

/** It was never seen in this list: a link has opened it. */
const NOWHERE = -2;

/** The way from the open record to those before and after it in the list, over the ends of its page too. */
export function useNeighbours(list: ReturnType<typeof useRecordList>) {
  const { resource, rows, pages, records, state, change } = list;
  /** Keys come faster than the address changes: the next step is from where the last one led. */
  const at = useRef({ id: state.record, isOnTheWay: false });
  // With the panel, not after it: the first key may come in between.
  useLayoutEffect(() => {
    const isPassedBy = at.current.isOnTheWay && state.record && state.record !== at.current.id;
    if (!isPassedBy) at.current = { id: state.record, isOnTheWay: false };
  }, [state.record]);

  const indexOf = (id: string) => rows?.findIndex(({ _id }) => _id === id) ?? -1;
  /** What is done with a record may take it out of the list: then one goes on from where it stood. */
  const stood = useRef({ id: '', index: -1 });
  useLayoutEffect(() => {
    const index = rows?.findIndex(({ _id }) => _id === state.record) ?? -1;
    if (index >= 0) stood.current = { id: state.record, index };
  }, [rows, state.record]);
  function placeOf(id: string, by: 1 | -1) {
    const index = indexOf(id);
    if (index >= 0) return index + by;
    // The next has come to its place.
    if (stood.current.id === id) return by > 0 ? stood.current.index : stood.current.index - 1;
    return NOWHERE;
  }

  /** Which record of the page that is on its way comes next. */
  const awaited = useRef<{ page: number; edge: 0 | -1 }>(null);
  useEffect(() => {
    if (awaited.current?.page !== state.page || !rows || records.isPlaceholderData) return;
    const row = rows.at(awaited.current.edge);
    awaited.current = null;
    if (!row || !state.record) return;
    at.current = { id: row._id, isOnTheWay: true };
    change({ record: row._id }, { replace: true });
  });

  function step(by: 1 | -1) {
    const place = placeOf(at.current.id, by);
    if (!rows || place === NOWHERE || awaited.current) return;
    const neighbour = rows[place];
    // Back closes the panel, however many were looked at.
    if (neighbour) {
      at.current = { id: neighbour._id, isOnTheWay: true };
      change({ record: neighbour._id }, { replace: true });
    } else if (isPage(state.page + by)) {
      awaited.current = { page: state.page + by, edge: by > 0 ? 0 : -1 };
      change(toPage(state.page + by), { replace: true });
    }
  }

  const isPage = (page: number) => page >= 1 && page <= pages;
  const index = indexOf(state.record);
  const row = rows?.[index];
  const has = (by: 1 | -1) =>
    placeOf(state.record, by) !== NOWHERE && (rows?.[placeOf(state.record, by)] || isPage(state.page + by));
  return {
    previous: has(-1) ? () => step(-1) : undefined,
    next: has(1) ? () => step(1) : undefined,
    place: row && rows ? `${titleOf(resource, row)}, ${index + 1} of ${rows.length} on this page` : '',
  };
}

interface Ways {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Arrows, `j` and `k` go on while the panel is open, unless somebody types. */
export function useNeighbourKeys(content: RefObject<HTMLElement | null>, { previous, next }: Ways) {
  usePanelKeys(content, (key) => {
    const go = { ArrowDown: next, j: next, ArrowUp: previous, k: previous }[key];
    go?.();
    return go !== undefined;
  });
}

/** When the panel closes the keyboard goes on at the row of the record that was open last. */
export function useFocusOnRow(id: string) {
  const last = useRef('');
  // With the panel, not after it: the next key may come in between.
  useLayoutEffect(() => {
    const row = id ? null : document.querySelector(`:is(tr, li)[data-key="${CSS.escape(last.current)}"]`);
    last.current = id;
    if (row && !row.contains(document.activeElement)) focusRow(row);
  }, [id]);
}
