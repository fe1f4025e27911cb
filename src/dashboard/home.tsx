import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '~/lib/api';
import type { statsCall } from '~/lib/stats-call';
import { resources } from '~/resources';
import { reach } from '~/resources/permissions';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Skeleton } from '~/ui/skeleton';
import { useUser } from './session';

/** A card for each kind of record that this person may see. */
export default function DashboardHome() {
  const user = useUser();
  const stats = useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => callApi<typeof statsCall>('GET', '/stats', { signal }),
  });
  const cards = resources.filter(({ area }) => reach(user.role, `${area}:read`) !== 'none');
  return (
    <>
      <h1 className="mb-6 text-2xl">Dashboard</h1>
      {stats.isError && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-danger">
          The figures could not be loaded.
          <Button size="sm" variant="secondary" onClick={() => stats.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {/* One sheet ruled by hairlines: however many cards there are, the last row ends in blank paper, not in a hole. */}
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4">
        {cards.map(({ name, path, card }) => (
          <li key={name} className="-mr-px -mb-px border-r border-b border-line">
            <Link
              to={`/dashboard/${path}`}
              className="group grid h-full content-between gap-1.5 p-4 transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-4 sm:gap-2 sm:p-5"
            >
              <span className="flex items-start justify-between gap-2 text-sm text-muted">
                {card}
                <Icon
                  name="arrow"
                  className="mt-0.5 size-4 shrink-0 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:hidden"
                />
              </span>
              <span className="font-heading text-3xl tabular-nums">
                {stats.isPending ? (
                  <Skeleton className="h-10 w-24" />
                ) : (
                  (stats.data?.[name] ?? 0).toLocaleString('en-IN')
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
