import { useSearchParams } from 'react-router';
import type { Resource } from '~/resources/resource';
import { useKind } from '../kind-state';

/** Which kind and which page, kept in the address. */
export function useTrashState(kinds: readonly Resource[], counts: Record<string, number> | undefined) {
  const [params, setParams] = useSearchParams();
  const kind = useKind(kinds, counts);
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);

  function goTo(next: number, options?: { replace?: boolean }) {
    const address = new URLSearchParams(kind ? { kind: kind.name } : {});
    if (next > 1) address.set('page', String(next));
    setParams(address, { preventScrollReset: true, ...options });
  }
  return { kind, page, goTo };
}
