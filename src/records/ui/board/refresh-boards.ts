import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';

interface Pages {
  pages: readonly { items: readonly AnyRecord[] }[];
}

/** What comes within this time is asked for once; and not by all who look at a board in the same moment. */
const GATHER_MS = SECOND;
const SPREAD_MS = SECOND;

/** Is told which records others have changed, by the name of their kind; the boards on the screen follow. */
export function boardsFollow(queries: QueryClient) {
  const waiting = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show() {
    timer = undefined;
    for (const [resource, ids] of waiting) refreshBoards(queries, resource, ids);
    waiting.clear();
  }
  return {
    tell(changed: Readonly<Record<string, readonly string[]>>) {
      for (const [resource, ids] of Object.entries(changed))
        waiting.set(resource, new Set([...(waiting.get(resource) ?? []), ...ids]));
      timer ??= setTimeout(show, GATHER_MS + Math.random() * SPREAD_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Its heads, and the columns that show one of them: the column that one has come to is known by its head. */
function refreshBoards(queries: QueryClient, resource: string, ids: ReadonlySet<string>) {
  void queries.invalidateQueries({ queryKey: [resource, 'board'] });
  for (const [queryKey, read] of queries.getQueriesData<Pages>({ queryKey: [resource, 'cards'] })) {
    const shown = read?.pages.flatMap(({ items }) => items) ?? [];
    if (shown.some(({ _id }) => ids.has(_id))) void queries.invalidateQueries({ queryKey });
  }
}
