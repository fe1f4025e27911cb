import { useEffect } from 'react';
import type { Resource } from '~/model/resource';
import { useOwnParams } from '~/ui/shell/own-address';

/**
 * Which kind of records a folder shows, kept in the address. Without one: the first that has something in it, which nobody
 * knows before they are counted.
 */
export function useKind(kinds: readonly Resource[], counts: Record<string, number> | undefined) {
  const [params, setParams] = useOwnParams();
  const full = kinds.find(({ name }) => counts?.[name]);
  const asked = kinds.find(({ name }) => name === params.get('kind'));

  // Written down at once, so that emptying one kind does not turn the page to the next.
  const found = asked ? undefined : full?.name;
  useEffect(() => {
    if (found) setParams({ kind: found }, { replace: true, preventScrollReset: true });
  }, [found, setParams]);

  return asked ?? full ?? (counts && kinds[0]);
}
