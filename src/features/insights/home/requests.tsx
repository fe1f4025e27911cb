import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { requestKinds } from '~/features/client-requests';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import type { ListCall } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, linkLook, Panel, RowSkeletons } from '~/ui/panel';

const MOST_SHOWN = 5;

/** The latest of their own. */
export function Requests() {
  const { emailVerified } = useUser();
  const lists = useQueries({
    queries: requestKinds.map(({ resource: { name, endpoints } }) => ({
      queryKey: [name, 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<ListCall>('GET', `${endpoints.list}?page=1&pageSize=${MOST_SHOWN}`, { signal }),
    })),
  });
  const loading = lists.some(({ isPending }) => isPending);
  const faulty = lists.filter(({ isError }) => isError);
  const requests = requestKinds
    .flatMap((kind, index) => (lists[index]?.data?.items ?? []).map((row) => ({ ...kind, row })))
    .sort((one, other) => String(other.row.date).localeCompare(String(one.row.date)))
    .slice(0, MOST_SHOWN);
  return (
    <Panel title="Your latest requests">
      {faulty.length > 0 && (
        <div className="p-4 sm:px-5">
          <LoadFault
            words="Your requests could not be loaded."
            onRetry={() => faulty.map(({ refetch }) => refetch())}
          />
        </div>
      )}
      {loading && faulty.length === 0 && <RowSkeletons count={MOST_SHOWN} />}
      {!loading && faulty.length === 0 && requests.length === 0 && (
        <EmptyState
          title={emailVerified ? 'You have not sent us a request yet.' : 'Your requests will stand here.'}
        />
      )}
      {!loading && (
        <ul className="divide-y divide-line">
          {requests.map(({ resource, one, about, row }) => (
            <li key={row._id}>
              <Link to={`/dashboard/${resource.path}?record=${row._id}`} className={linkLook}>
                <span className="block text-sm font-medium wrap-anywhere">
                  {one}: {about(row)}
                </span>
                <span className="text-xs text-muted tabular-nums">
                  {String(row.reference)}, {formatDate(String(row.date))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
