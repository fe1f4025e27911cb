import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import type { Resource } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import type { addViewCall, changeViewCall, removeViewCall, viewsCall } from '~/records/views-call';
import { toast } from '~/ui/toast/toast';
import { showFailed } from '../list/outcomes';
import { showWithUndo, type Undo } from '../list/undo';

export type SavedView = z.output<typeof viewsCall.answer>[number];
export type NewView = Pick<SavedView, 'name' | 'query' | 'shared'>;

/** The views of a list that were saved, by this person or for all, and what can be done with them. */
export function useViews({ name: resource }: Resource) {
  const queries = useQueryClient();
  const { role } = useUser();
  const views = useCall<typeof viewsCall>(['views', resource], `/views?resource=${resource}`);
  const refresh = () => queries.invalidateQueries({ queryKey: ['views', resource] });

  async function add(view: NewView) {
    const { message } = await callApi<typeof addViewCall>('POST', '/views', { body: { resource, ...view } });
    toast.success(message);
    await refresh();
  }

  async function change({ _id }: SavedView, changes: Partial<NewView>) {
    const { message } = await callApi<typeof changeViewCall>('PUT', `/views/${_id}`, { body: changes });
    toast.success(message);
    await refresh();
  }

  async function remove({ _id, name, query, shared }: SavedView) {
    const about = `view ${_id}`;
    const putBack: Undo = async () => {
      try {
        await add({ name, query, shared });
        return undefined;
      } catch (fault) {
        showFailed(fault, { words: 'The view could not be put back.', about });
        return putBack;
      }
    };
    try {
      const { message } = await callApi<typeof removeViewCall>('DELETE', `/views/${_id}`);
      showWithUndo(message, putBack, { detail: `(${name})` });
    } catch (fault) {
      showFailed(fault, { words: 'The view could not be deleted.', about });
    }
    await refresh();
  }

  return {
    views: views.data ?? [],
    /** Whose it is not may still be an admin's to put in order. */
    mayChange: (view: SavedView) => view.isOwn || role === 'admin',
    add,
    change,
    remove,
  };
}
