import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Resource } from '~/model/resource';
import type { BoardColumn } from './board';

interface Heads {
  /** What the list is narrowed to. */
  query: string;
  /** Undefined until they have come. */
  columns: readonly BoardColumn[] | undefined;
  /** When they came: the same heads anew may be other than the cards that came meanwhile. */
  readAt: number;
}

interface Cards {
  pages: readonly { total: number; more?: true | undefined }[];
}

/** A column whose head says something else than before, or than its own cards, has other cards by now. */
export function useChangedHeads(resource: Resource, heads: Heads) {
  const queries = useQueryClient();
  const { query, columns, readAt } = heads;
  const before = useRef<Heads>(undefined);
  useEffect(() => {
    if (!columns || (before.current?.readAt === readAt && before.current.query === query)) return;
    const known = before.current?.query === query ? (before.current.columns ?? []) : [];
    before.current = { query, columns, readAt };
    for (const column of columns) {
      const queryKey = [resource.name, 'cards', column.key, query];
      const was = known.find(({ key }) => key === column.key);
      if ((was && headOf(was) !== headOf(column)) || isOutdone(queries.getQueryData<Cards>(queryKey), column))
        void queries.invalidateQueries({ queryKey });
    }
  }, [queries, resource, query, columns, readAt]);
}

const headOf = ({ total, more, note }: BoardColumn) => [total, more, note].join(' ');

/**
 * A card that was moved away here and back by a colleague leaves the head as it was. What is not counted to its end is
 * counted otherwise for a head than for cards.
 */
function isOutdone(cards: Cards | undefined, { total = 0, more }: BoardColumn) {
  const first = cards?.pages[0];
  return first !== undefined && !more && !first.more && first.total !== total;
}
