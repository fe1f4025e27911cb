import type { QueryClient } from '@tanstack/react-query';
import type { ListCall } from '~/model/resource';

/** What tells of records of every kind. */
const OVERVIEWS = ['stats', 'activity', 'insights', 'trash', 'spam'];

/** Asks anew for everything on the screen that a change of these kinds of records shows in. */
export const refresh = (queries: QueryClient, ...resources: readonly string[]) =>
  Promise.all(
    [...new Set([...resources, ...OVERVIEWS])].map((key) => queries.invalidateQueries({ queryKey: [key] })),
  );

/** The rows go at once; if the server says no, the next look brings them back. */
export function hideRows(queries: QueryClient, resource: string, ids: readonly string[]) {
  queries.setQueriesData<ListCall['answer']['_output']>(
    { queryKey: [resource, 'list'] },
    (page) => page && { ...page, items: page.items.filter((row) => !ids.includes(row._id)) },
  );
}
