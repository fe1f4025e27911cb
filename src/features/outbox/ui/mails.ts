import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { pageIn } from '~/records/ui/list/list-state';
import { useAction } from '~/records/ui/use-action';
import { useOwnParams } from '~/ui/shell/own-address';
import type {
  letterCall,
  Mail,
  outboxCall,
  retryAllCall,
  retryMailCall,
  sendAgainCall,
  testMailCall,
} from '../outbox-call';
import { isStatus } from './status';

const LOOK_AGAIN_MS = 4000;

/** Which mails, kept in the address. */
export function useOutboxState() {
  const [params, setParams] = useOwnParams();
  const asked = params.get('status') ?? '';
  const status = isStatus(asked) ? asked : undefined;
  const q = params.get('q') ?? '';
  const page = pageIn(params);
  const which = { ...(status ? { status } : {}), ...(q ? { q } : {}) };

  function goTo(next: number, options?: { replace?: boolean }) {
    const address = new URLSearchParams(which);
    if (next > 1) address.set('page', String(next));
    setParams(address, { preventScrollReset: true, ...options });
  }
  /** Within what is shown, or everything when it is empty. */
  function search(text: string) {
    const address = new URLSearchParams({ ...which, q: text });
    if (!text) address.delete('q');
    setParams(address, { preventScrollReset: true, replace: true });
  }
  return { status, q, which, page, goTo, search };
}

/** While something waits to be sent the list looks again by itself. */
export function useMails(which: Record<string, string>, page: number) {
  const query = new URLSearchParams({ page: String(page), ...which });
  return useCall<typeof outboxCall>(['outbox', 'list', query.toString()], `/outbox?${query}`, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.counts.queued ? LOOK_AGAIN_MS : false),
  });
}

/** Fetched when somebody asks for it, never by itself: the password may be wanted first. */
export const useLetter = ({ _id, sentAt }: Mail) =>
  useCall<typeof letterCall>(['outbox', 'letter', _id, sentAt], `/outbox/${_id}/letter`, { enabled: false });

export function useRetry() {
  const { busy, run } = useAction('outbox');
  const said = ({ message }: { message: string }) => message;
  return {
    busy,
    retry: ({ _id }: Mail) => run(() => callApi<typeof retryMailCall>('POST', `/outbox/${_id}/retry`), said),
    sendAgain: ({ _id }: Mail) =>
      run(() => callApi<typeof sendAgainCall>('POST', `/outbox/${_id}/again`), said),
    sendTest: () => run(() => callApi<typeof testMailCall>('POST', '/outbox/test'), said),
    retryAll: () => run(() => callApi<typeof retryAllCall>('POST', '/outbox/retry'), said),
  };
}
