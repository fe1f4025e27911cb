import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '~/resources/resource';

/** Which kind and which page, kept in the address. Without a kind: the first that has something in its trash. */
export function useTrashState(kinds: readonly Resource[], counts: Record<string, number> | undefined) {
  const [params, setParams] = useSearchParams();
  const full = kinds.find(({ name }) => counts?.[name]);
  const asked = kinds.find(({ name }) => name === params.get('kind'));
  const kind = asked ?? full ?? kinds[0];
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);

  // Written down at once, so that emptying one kind does not turn the page to the next.
  const found = asked ? undefined : full?.name;
  useEffect(() => {
    if (found) setParams({ kind: found }, { replace: true, preventScrollReset: true });
  }, [found, setParams]);

  function goTo(next: number, options?: { replace?: boolean }) {
    const address = new URLSearchParams(kind ? { kind: kind.name } : {});
    if (next > 1) address.set('page', String(next));
    setParams(address, { preventScrollReset: true, ...options });
  }
  return { kind, page, goTo };
}
