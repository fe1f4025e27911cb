import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { career } from '~/features/career/career';
import { enquiry } from '~/features/enquiry/enquiry';
import { iotQuote } from '~/features/iot-quote/iot-quote';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import type { AnyRecord, ListCall, Resource } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, linkLook, Panel, RowSkeletons } from '~/ui/panel';

const MOST_SHOWN = 5;

/** What a client can have sent, and the field that says what about. */
const kinds: readonly { resource: Resource; kind: string; about: string }[] = [
  { resource: enquiry, kind: 'Demo request', about: 'requirement' },
  { resource: iotQuote, kind: 'Quote request', about: 'productName' },
  { resource: career, kind: 'Application', about: 'designation' },
];

/** The latest of their own: the server answers a client no others. */
export function Requests() {
  const { emailVerified } = useUser();
  const lists = useQueries({
    queries: kinds.map(({ resource: { name, endpoints } }) => ({
      queryKey: [name, 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<ListCall>('GET', `${endpoints.list}?page=1&pageSize=${MOST_SHOWN}`, { signal }),
    })),
  });
  const loading = lists.some(({ isPending }) => isPending);
  const faulty = lists.filter(({ isError }) => isError);
  const requests = kinds
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
          {requests.map(({ resource, kind, about, row }) => (
            <li key={row._id}>
              <Link to={`/dashboard/${resource.path}?record=${row._id}`} className={linkLook}>
                <span className="block text-sm font-medium wrap-anywhere">
                  {kind}: {shownValue(resource, about, row)}
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

/** As the list's own column has it. */
function shownValue({ columns }: Resource, field: string, row: AnyRecord) {
  const column = columns.find((candidate) => candidate.field === field);
  return column?.cell ? column.cell(row) : String(row[field] ?? '');
}
