import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ClientList, clientLists } from '~/features/client-requests';
import { inFigures } from '~/lib/figures';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import type { ListCall } from '~/model/resource';
import { Pager } from '~/records/ui/list/head/pager';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { sheet } from './my-section';
import { SendLinkAgain } from './profile/my-profile';
import { textLink } from './sign-in/account-page';

/** What this person has sent us. The server knows it by their address, once they have confirmed that it is theirs. */
export function Requests({ confirmed }: { confirmed: boolean }) {
  if (!confirmed) {
    return (
      <div className={`${sheet} grid justify-items-start gap-3 p-4 sm:p-6`}>
        <p>Your enquiries, quotes and applications appear here once you have confirmed your address.</p>
        <SendLinkAgain />
      </div>
    );
  }
  return (
    <div className={`${sheet} divide-y divide-line`}>
      {clientLists.map((kind) => (
        <RequestList key={kind.many} {...kind} />
      ))}
    </div>
  );
}

const PAGE_SIZE = 5;

function RequestList({ resource, many, about, none, to, invitation }: ClientList) {
  const [page, setPage] = useState(1);
  const query = `page=${page}&pageSize=${PAGE_SIZE}`;
  const list = useCall<ListCall>([resource.name, 'list', query], `${resource.endpoints.list}?${query}`, {
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  return (
    <section className="grid gap-3 p-4 sm:p-6" aria-label={many}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">
          {many}
          {data && data.total > 0 && (
            <span className="ml-2 font-text text-sm font-normal text-muted tabular-nums">
              {inFigures(data.total)}
            </span>
          )}
        </h3>
        {data && data.total > 0 && (
          <Link to={`/dashboard/${resource.path}`} className={`${textLink} inline-block py-0.5 text-sm`}>
            Show all {many.toLowerCase()}
          </Link>
        )}
      </div>
      {list.isError && (
        <LoadFault words={list.error.message} onRetry={() => list.refetch()} className="text-sm" />
      )}
      {list.isPending && <Skeleton className="h-16 w-full" />}
      {data?.total === 0 && (
        <p className="text-sm text-muted">
          {none}{' '}
          <Link to={to} className={textLink}>
            {invitation}
          </Link>
        </p>
      )}
      {data && data.total > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm tabular-nums">
          {data.items.map((row) => (
            <li key={row._id}>
              <Link
                to={`/dashboard/${resource.path}?record=${row._id}`}
                className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-sm px-2 py-2.5 hover:bg-sunken/60 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
              >
                <span className="text-muted max-sm:order-2 max-sm:text-xs">
                  {formatDate(String(row.date))}
                </span>
                <span className="font-medium wrap-anywhere">{about(row)}</span>
                <span className="text-muted max-sm:order-3 max-sm:text-xs">{String(row.reference)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={data?.pages ?? 1} onPage={setPage} />
    </section>
  );
}
