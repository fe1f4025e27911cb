import { useLayoutEffect, useRef } from 'react';
import type { Resource } from '~/model/resource';
import { useOwnParams } from '~/ui/shell/own-address';
import { type FilterKey, filtersIn } from '../filters/filter-query';

type Key = 'field' | 'q' | 'page' | 'pageSize' | 'sort' | 'record' | 'edit' | 'add' | 'view' | FilterKey;

/** How many rows a page may have; the first unless asked. */
export const pageSizes = [10, 25, 50, 100] as const;

/** What a list shows, kept in the address: it can be reloaded, sent to a colleague, and undone with Back. */
export function useListState(resource: Resource) {
  const [params, setParams] = useOwnParams();
  // A change builds on the one before, which may not have been drawn yet.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const searched = resource.search.find(({ field }) => field === params.get('field')) ?? resource.search[0];
  const state = {
    field: searched?.field ?? '',
    q: params.get('q') ?? '',
    page: pageIn(params),
    pageSize: pageSizes.find((size) => String(size) === params.get('pageSize')) ?? pageSizes[0],
    filters: filtersIn(params),
    sort: params.get('sort') ?? '',
    // Mails that were sent before call it `view`, which says by now how the list is looked at.
    record: idIn(params, 'record') || (isBoard(params) ? '' : idIn(params, 'view')),
    view: isBoard(params) ? BOARD : '',
    edit: idIn(params, 'edit'),
    add: params.get('add') ?? '',
  };

  /** An empty value leaves the address. */
  function change(changes: Partial<Record<Key, string>>, options?: { replace?: boolean }) {
    const after = new URLSearchParams(latest.current);
    if ('record' in changes && !isBoard(after)) after.delete('view');
    for (const [key, value] of Object.entries(changes)) {
      if (value) after.set(key, value);
      else after.delete(key);
    }
    latest.current = after;
    setParams(after, { preventScrollReset: true, ...options });
  }
  return { state, change };
}

export const BOARD = 'board';
const isBoard = (params: URLSearchParams) => params.get('view') === BOARD;

/**
 * An id, and nothing that would lead elsewhere: it becomes a part of the address that the API is called at, with the rights of whoever
 * has followed the link.
 */
export const idIn = (params: URLSearchParams, name: string) =>
  /^[\w-]+$/.exec(params.get(name) ?? '')?.[0] ?? '';

/** Whatever somebody has typed there, a number that the API takes: one past the end leads back to the last page. */
export function pageIn(params: URLSearchParams) {
  const typed = Math.floor(Number(params.get('page')));
  return typed >= 1 ? Math.min(typed, Number.MAX_SAFE_INTEGER) : 1;
}

/** The first page needs no mention. */
export const toPage = (page: number) => ({ page: page === 1 ? '' : String(page) });

export type ListState = ReturnType<typeof useListState>['state'];
export type ChangeList = ReturnType<typeof useListState>['change'];
