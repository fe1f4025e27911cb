import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { toast } from '~/ui/toast/toast';
import type { entryCall, restoreVersionCall, versionsCall } from '../../content-call';
import { CONTENT, sayFault } from '../lists/entries';

export type Version = z.output<(typeof versionsCall)['answer']>['items'][number];

const anew = { refetchOnMount: 'always' } as const;

/** With its draft, and with the labels of its fields. */
export const useVersioned = (collection: string, id: string) =>
  useCall<typeof entryCall>([CONTENT, 'versioned', collection, id], `/content/${collection}/${id}`, anew);

export const useVersions = (collection: string, id: string) =>
  useInfiniteQuery({
    queryKey: [CONTENT, 'versions', collection, id],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams(pageParam ? { before: String(pageParam) } : {});
      return callApi<typeof versionsCall>('GET', `/content/${collection}/${id}/versions?${query}`, {
        signal,
      });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...anew,
  });

/** It becomes the draft, which is where one goes on. */
export function useRestoreVersion(collection: string, id: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (version: number) => {
    try {
      const { message } = await callApi<typeof restoreVersionCall>(
        'POST',
        `/content/${collection}/${id}/versions/${version}/restore`,
      );
      await queries.invalidateQueries({ queryKey: [CONTENT] });
      toast.success(message);
      await navigate(`/dashboard/content/${collection}/${id}`);
    } catch (fault) {
      sayFault(fault);
    }
  };
}
