import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from './api';
import type { ApiCall, PathOf } from './call';

type Options<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;

/** What a call answers that only asks, kept under a key by which it is asked anew. */
export const useCall = <Call extends ApiCall>(
  queryKey: readonly unknown[],
  path: PathOf<Call['path']>,
  options: Options<z.output<Call['answer']>> = {},
) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi<{ method: 'GET'; path: string; answer: Call['answer'] }>('GET', path, { signal }),
    ...options,
  });
