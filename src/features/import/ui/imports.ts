import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resources } from '~/features/resources';
import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { useCall } from '~/lib/use-call';
import type { ImportStatus, importCall, importsCall } from '../import-call';

const LOOK_AGAIN_MS = 700;

export const useImports = (page: number) =>
  useCall<typeof importsCall>(['imports', 'list', page], `/imports?page=${page}`, {
    placeholderData: keepPreviousData,
  });

/** While something is done with it, it is looked at again and again. */
export const useImport = (id: string, busy: boolean) =>
  useCall<typeof importCall>(['imports', id], `/imports/${id}`, {
    refetchInterval: ({ state }) => (busy || isUnderWay(state.data?.status) ? LOOK_AGAIN_MS : false),
  });

const isUnderWay = (status: ImportStatus | undefined) => status === 'running' || status === 'reverting';

export const resourceNamed = (name: string) => resources.find((resource) => resource.name === name);

export type Step = ReturnType<typeof useStep>;

/** One thing at a time, with its fault in words. What it may have changed anywhere is read anew. */
export function useStep() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (refused) {
      setFault(refused instanceof AppError ? refused.message : OFFLINE);
    }
    await queries.invalidateQueries();
    setBusy(false);
  }
  return { busy, fault, run };
}
