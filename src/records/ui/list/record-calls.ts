import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import type { AnyRecord, ListCall, RecordCall, Resource } from '~/model/resource';
import type { historyCall } from '~/records/history/history-call';
import type { termCall } from '~/records/retention/term-call';
import type { ListState } from './list-state';

/** What a list shows, as the API is asked for it. */
export function filterOf({ field, q, sort, filters }: Pick<ListState, 'field' | 'q' | 'sort' | 'filters'>) {
  const query = new URLSearchParams(filters);
  if (q) {
    query.set('field', field);
    query.set('q', q);
  }
  if (sort) query.set('sort', sort);
  return query;
}

/** One page of a resource, or of what was taken for spam there, as the address asks for it. */
export function useRecords(resource: Resource, state: ListState, { spam = false } = {}) {
  const query = filterOf(state);
  if (spam) query.set('spam', 'true');
  query.set('page', String(state.page));
  query.set('pageSize', String(state.pageSize));
  const key = [resource.name, 'list', query.toString()];
  return useCall<ListCall>(key, `${resource.endpoints.list}?${query}`, { placeholderData: keepPreviousData });
}

/** A record by its id, taken from the page on the screen when it is there. */
export function useRecord(resource: Resource, id: string, shown: readonly AnyRecord[] | undefined) {
  const known = shown?.find((row) => row._id === id);
  return useCall<RecordCall>([resource.name, 'record', id], `/records/${resource.name}/${id}`, {
    enabled: Boolean(id),
    ...(known ? { initialData: known } : {}),
  });
}

/** To change it: as it is now, or saving would undo what a colleague has changed since the list was read. */
export const useFreshRecord = (resource: Resource, id: string) =>
  useCall<RecordCall>([resource.name, 'fresh', id], `/records/${resource.name}/${id}`, {
    enabled: Boolean(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** When a record is erased by itself. Only a kind that has a term is asked about. */
export const useTerm = (resource: Resource, id: string) =>
  useCall<typeof termCall>([resource.name, 'term', id], `/records/${resource.name}/${id}/term`, {
    enabled: resource.retention !== undefined,
  });

const HISTORY_PAGE = '20';

/** What happened to a record, newest first; only who opened its file, if that is asked for. */
export const useHistory = (resource: Resource, id: string, openedOnly: boolean) =>
  useInfiniteQuery({
    queryKey: [resource.name, 'history', id, openedOnly],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams({ limit: HISTORY_PAGE });
      if (pageParam) query.set('before', pageParam);
      if (openedOnly) query.set('action', 'opened');
      return callApi<typeof historyCall>('GET', `/records/${resource.name}/${id}/history?${query}`, {
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
