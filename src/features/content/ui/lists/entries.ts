import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { showWithUndo } from '~/records/ui/list/undo';
import { toast } from '~/ui/toast/toast';
import type {
  addEntryCall,
  collectionCall,
  contentCall,
  contentTrashCall,
  publishCall,
  purgeEntryCall,
  removeEntryCall,
  restoreEntryCall,
  scheduledCall,
  unscheduleCall,
} from '../../content-call';

/** Of all that the content's pages have asked for. */
export const CONTENT = 'content';

export type ListedCollection = z.output<(typeof contentCall)['answer']>[number];
export type ListedEntry = z.output<(typeof collectionCall)['answer']>[number];
export type Scheduled = z.output<(typeof scheduledCall)['answer']>[number];
export type Trashed = z.output<(typeof contentTrashCall)['answer']>[number];

/** Somebody comes back from the editor, where it was changed. */
const anew = { refetchOnMount: 'always' } as const;

export const useCollections = () => useCall<typeof contentCall>([CONTENT], '/content', anew);
export const useScheduled = () =>
  useCall<typeof scheduledCall>([CONTENT, 'scheduled'], '/content/scheduled', anew);
export const entriesKey = (collection: string) => [CONTENT, 'entries', collection];
export const useEntries = (collection: string) =>
  useCall<typeof collectionCall>(entriesKey(collection), `/content/${collection}`, anew);
export const useContentTrash = (collection: string) =>
  useCall<typeof contentTrashCall>([CONTENT, 'trash', collection], `/content/${collection}/trash`, anew);

export const sayFault = (fault: unknown) =>
  toast.error(fault instanceof Error ? fault.message : 'Something went wrong', { about: [CONTENT] });

/** Asks everything of the content anew, whether or not it was done; a fault is said. */
function useDoing() {
  const queries = useQueryClient();
  return async <Answer>(work: () => Promise<Answer>) => {
    try {
      return await work();
    } catch (fault) {
      sayFault(fault);
      return undefined;
    } finally {
      await queries.invalidateQueries({ queryKey: [CONTENT] });
    }
  };
}

/** What can be done with the entries of a collection in its list. */
export function useEntryActions(collection: string) {
  const doing = useDoing();
  const navigate = useNavigate();

  async function add(body: { copyOf?: string }) {
    const answer = await doing(() =>
      callApi<typeof addEntryCall>('POST', `/content/${collection}`, { body }),
    );
    if (answer) await navigate(`/dashboard/content/${collection}/${answer.entry._id}`);
  }

  async function restore({ _id }: Pick<Trashed, '_id'>) {
    const answer = await doing(() =>
      callApi<typeof restoreEntryCall>('POST', `/content/${collection}/${_id}/restore`),
    );
    if (answer) toast.success(answer.message);
  }

  async function remove({ _id, title }: ListedEntry) {
    const answer = await doing(() =>
      callApi<typeof removeEntryCall>('DELETE', `/content/${collection}/${_id}`),
    );
    if (!answer) return;
    const undo = async () => {
      await restore({ _id });
      return undefined;
    };
    showWithUndo(answer.message, undo, { detail: `“${title}” is not on the site.` });
  }

  async function purge({ _id }: Pick<Trashed, '_id'>) {
    const answer = await doing(() =>
      callApi<typeof purgeEntryCall>('DELETE', `/content/${collection}/${_id}/purge`),
    );
    if (answer) toast.success(answer.message);
  }

  return { add, remove, restore, purge };
}

/** To have something not published at its time; the way back settles the same time anew. */
export function useCancel() {
  const doing = useDoing();
  return async ({ collection, _id, title, scheduledAt }: Scheduled) => {
    const path = `/content/${collection}/${_id}` as const;
    const answer = await doing(() => callApi<typeof unscheduleCall>('DELETE', `${path}/schedule`));
    if (!answer) return;
    const undo = async () => {
      await doing(() =>
        callApi<typeof publishCall>('POST', `${path}/publish`, { body: { at: scheduledAt } }),
      );
      return undefined;
    };
    showWithUndo(answer.message, undo, { detail: `“${title}”` });
  };
}
