import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { mayWorkLater, showFailed } from '~/records/ui/list/outcomes';
import { showWithUndo, type Undo } from '~/records/ui/list/undo';
import { toast } from '~/ui/toast/toast';
import type {
  addRedirectCall,
  missedAddressesCall,
  Redirect,
  redirectPageCall,
  removeRedirectCall,
} from '../redirects-call';

const KEY = 'redirects';

export function useRedirects(q: string, page: number) {
  const query = new URLSearchParams({ page: String(page), ...(q ? { q } : {}) });
  return useCall<typeof redirectPageCall>([KEY, 'list', query.toString()], `/redirects?${query}`, {
    placeholderData: keepPreviousData,
  });
}

export const useMissed = (page: number) =>
  useCall<typeof missedAddressesCall>([KEY, 'missed', page], `/redirects/missed?page=${page}`, {
    placeholderData: keepPreviousData,
  });

type Addresses = Pick<Redirect, 'from' | 'to'>;

/** Whoever copies an address from the browser brings the name of the site along. */
const withinSite = (typed = '') => typed.trim().replace(location.origin, '');

export function useRedirectActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const post = ({ from, to }: Partial<Addresses>) =>
    callApi<typeof addRedirectCall>('POST', '/redirects', {
      body: { from: withinSite(from), to: withinSite(to) },
    });

  async function add(typed: Partial<Addresses>) {
    const { message, redirect } = await post(typed);
    toast.success(message, { detail: `${redirect.from} leads to ${redirect.to}.` });
    await refresh();
  }

  async function putBack(redirect: Redirect): Promise<Undo | undefined> {
    let again: Undo | undefined;
    try {
      await post(redirect);
      toast.success('The redirect is back', { about: [redirect._id] });
    } catch (fault) {
      showFailed(fault, { words: 'Not brought back', about: redirect._id });
      if (mayWorkLater(fault)) again = () => putBack(redirect);
    }
    await refresh();
    return again;
  }

  async function remove(redirect: Redirect) {
    const { _id, from } = redirect;
    try {
      const { message } = await callApi<typeof removeRedirectCall>('DELETE', `/redirects/${_id}`);
      showWithUndo(message, () => putBack(redirect), { about: [_id], detail: `(${from})` });
    } catch (fault) {
      showFailed(fault, { words: 'The redirect was not deleted', about: _id });
    }
    await refresh();
  }

  return { add, remove };
}
