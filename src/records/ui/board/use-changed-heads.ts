import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Resource } from '~/model/resource';
import type { BoardColumn } from './board';

interface Heads {
  /** What the list is narrowed to. */
  query: string;
  /** Undefined until they have come. */
  columns: readonly BoardColumn[] | undefined;
}

/** A column whose head says something else than before has other cards by now. */
export function useChangedHeads(resource: Resource, { query, columns }: Heads) {
  const queries = useQueryClient();
  const before = useRef<{ query: string; columns: readonly BoardColumn[] }>(undefined);
  useEffect(() => {
    if (!columns) return;
    const known = before.current?.query === query ? before.current.columns : [];
    before.current = { query, columns };
    for (const column of columns) {
      const was = known.find(({ key }) => key === column.key);
      if (was && headOf(was) !== headOf(column))
        void queries.invalidateQueries({ queryKey: [resource.name, 'cards', column.key] });
    }
  });
}

const headOf = ({ total, more, note }: BoardColumn) => [total, more, note].join(' ');
