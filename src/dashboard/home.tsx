import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '~/lib/api';
import type { statsCall } from '~/lib/stats-call';
import { resources } from '~/resources';
import { reach } from '~/resources/permissions';
import { Button } from '~/ui/button';
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
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {cards.map(({ name, path, card }) => (
          <li key={name}>
            <Link
              to={`/dashboard/${path}`}
              className="grid gap-2 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-control"
            >
              <span className="text-sm text-muted">{card}</span>
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
