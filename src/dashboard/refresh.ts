import type { QueryClient } from '@tanstack/react-query';

/** What tells of records of every kind. */
const OVERVIEWS = ['stats', 'activity', 'insights', 'trash'];

/** Asks anew for everything on the screen that a change of these kinds of records shows in. */
export const refresh = (queries: QueryClient, ...resources: readonly string[]) =>
  Promise.all(
    [...new Set([...resources, ...OVERVIEWS])].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  );
