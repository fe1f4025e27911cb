import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import type { AnyRecord, ListCall, Resource } from '~/model/resource';

const CARDS = '25';

interface Cards {
  /** What each of its columns has one value of. */
  field: string;
  /** That of this column. */
  value: string;
  /** What the list is narrowed to. */
  query: string;
}

/** The records of one column: the list itself, a page at a time. */
export function useCards(resource: Resource, { field, value, query }: Cards) {
  const pages = useInfiniteQuery({
    queryKey: [resource.name, 'cards', value, query],
    queryFn({ pageParam, signal }) {
      const asked = new URLSearchParams(query);
      asked.set(`is.${field}`, value);
      asked.set('pageSize', CARDS);
      asked.set('page', String(pageParam));
      return callApi<ListCall>('GET', `${resource.endpoints.list}?${asked}`, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pages: last }) => (page < last ? page + 1 : undefined),
  });
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  return {
    rows,
    column: {
      onMore: pages.hasNextPage ? () => pages.fetchNextPage() : undefined,
      isFetching: pages.isFetching,
      fault: pages.isError ? { words: pages.error.message, onRetry: () => void pages.refetch() } : undefined,
    },
  };
}

/** From the pages that have been read: only what is on the screen can be moved. */
export function cardOf(queries: QueryClient, resource: Resource, query: string, id: string) {
  const pages = queries.getQueriesData<{ pages: readonly { items: readonly AnyRecord[] }[] }>({
    predicate: ({ queryKey: [name, part, , of] }) =>
      name === resource.name && part === 'cards' && of === query,
  });
  return pages
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find((item) => item._id === id);
}
