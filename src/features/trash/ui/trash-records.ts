import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { useCall } from '~/lib/use-call';
import { type AnyRecord, type ChangeCall, type Resource, titleOf } from '~/model/resource';
import { isNotConfirmed } from '~/platform/auth/ui/not-confirmed';
import type { trashCall, trashMark } from '~/records/trash/trash-call';
import { attempts, inWords } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { toast } from '~/ui/toast/toast';

export type TrashedRecord = AnyRecord & z.output<typeof trashMark>;

interface TrashPageCall {
  method: 'GET';
  path: string;
  answer: z.ZodType<{ items: TrashedRecord[]; total: number; page: number; pages: number }>;
}

const READ_ON_MS = 8000;
/** Whatever was tried with a record: once it has left the trash, no failure of it matters. */
const ATTEMPT = 'trash';

export const useTrashCounts = () => useCall<typeof trashCall>(['trash', 'counts'], '/trash');

export const useTrash = (resource: Resource, page: number) =>
  useCall<TrashPageCall>(['trash', resource.name, page], `/records/${resource.name}/trash?page=${page}`, {
    placeholderData: keepPreviousData,
  });

/** Restores or purges one record after the other; what the server refuses is said with the record's name. */
export function useTrashActions(resource: Resource) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { name, path } = resource;

  async function each(rows: readonly TrashedRecord[], act: (id: string) => Promise<unknown>) {
    setBusy(true);
    const done: TrashedRecord[] = [];
    for (const row of rows) {
      try {
        await act(row._id);
        done.push(row);
      } catch (fault) {
        // The question for the password says so, and no name may stand beside it.
        if (fault instanceof AppError && fault.status === 401) break;
        // Nor is it asked again for each of them.
        if (isNotConfirmed(fault)) {
          toast(inWords('', fault));
          break;
        }
        const reason = fault instanceof AppError ? fault.message : 'Something went wrong';
        const about = attempts(ATTEMPT, [row]);
        toast.error(`${titleOf(resource, row)}:`, { about, detail: reason, duration: READ_ON_MS });
      }
    }
    await refresh(queries, name);
    setBusy(false);
    return done;
  }

  async function restore(rows: readonly TrashedRecord[]) {
    const done = await each(rows, (id) => callApi<ChangeCall>('POST', `/records/${name}/${id}/restore`));
    const [only] = done;
    if (!only) return;
    const list = `/dashboard/${path}`;
    const many = done.length > 1;
    toast.success('Restored', {
      about: attempts(ATTEMPT, done),
      detail: many ? `${done.length} records` : titleOf(resource, only),
      duration: READ_ON_MS,
      action: {
        label: many ? 'Show the list' : 'Open',
        run: () => navigate(many ? list : `${list}?record=${only._id}`),
      },
    });
  }

  async function purge(rows: readonly TrashedRecord[]) {
    const done = await each(rows, (id) => callApi<ChangeCall>('DELETE', `/records/${name}/${id}/purge`));
    if (done.length > 0) {
      const detail = done.length > 1 ? { detail: `${done.length} records` } : {};
      toast.success('Deleted for good', { about: attempts(ATTEMPT, done), ...detail });
    }
  }

  return { restore, purge, busy };
}
