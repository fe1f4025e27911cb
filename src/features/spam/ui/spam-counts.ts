import { useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { MINUTE } from '~/lib/time';
import type { spamCountsCall } from '~/records/spam-call';

/** Nobody is told of new spam, so it is looked for now and then. */
export const useSpamCounts = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['spam', 'counts'],
    queryFn: ({ signal }) => callApi<typeof spamCountsCall>('GET', '/spam', { signal }),
    refetchInterval: MINUTE,
    enabled,
  });
