import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { dayOf, now } from '~/lib/time';
import { fetchFile } from '~/records/ui/details/fetch-file';
import { saveFile } from '~/records/ui/details/save-file';
import { hasWorked, showFailed } from '~/records/ui/list/outcomes';
import { useOwnParams } from '~/ui/shell/own-address';
import type { activityCall } from '../activity-call';

const PAGE = '50';
const NAMES = ['is.userId', 'is.resource', 'is.action', 'from.at', 'to.at'] as const;
export type FilterName = (typeof NAMES)[number];

/** What is asked for, kept in the address. */
export function useActivityFilters() {
  const [params, setParams] = useOwnParams();
  const filters = new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  function change(values: Partial<Record<FilterName, string>>) {
    const next = new URLSearchParams(filters);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true });
  }
  return { filters, chosen: (name: FilterName) => filters.get(name) ?? '', change };
}

export const useActivity = (filters: URLSearchParams) =>
  useInfiniteQuery({
    queryKey: ['activity', 'list', filters.toString()],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams([...filters, ['limit', PAGE]]);
      if (pageParam) query.set('before', pageParam);
      return callApi<typeof activityCall>('GET', `/activity?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** What the filters find, as a spreadsheet. */
export async function exportActivity(filters: URLSearchParams) {
  const about = 'export activity';
  try {
    saveFile(await fetchFile(`/activity/export.csv?${filters}`), `activity-${dayOf(now())}.csv`);
    hasWorked(about);
  } catch (fault) {
    showFailed(fault, { words: 'The export failed.', about });
  }
}
