import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useOwnParams } from '~/ui/shell/own-address';
import { type TimelineKind, type timelineCall, timelineKinds } from '../timeline-call';

/** Which kind is asked for, as the address says; none: all. */
export function useKind() {
  const [params, setParams] = useOwnParams();
  const kind = timelineKinds.find((one) => one === params.get('kind'));
  function choose(chosen: TimelineKind | undefined) {
    setParams(chosen ? { kind: chosen } : {}, { replace: true, preventScrollReset: true });
  }
  return { kind, choose };
}

export const useTimeline = (personId: string, kind: TimelineKind | undefined) =>
  useInfiniteQuery({
    queryKey: ['person', 'timeline', personId, kind],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams(kind && { kind });
      if (pageParam) query.set('before', pageParam);
      return callApi<typeof timelineCall>('GET', `/people/${personId}/timeline?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
