import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '~/lib/api';
import { formatMoment } from '~/lib/time';
import { ShowOlder } from '~/records/ui/details/show-older';
import { Who } from '~/records/ui/details/who';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { followup, type remarksCall } from '../../followup';

/** What was said, newest first: the first page at once, older ones when they are asked for. */
export function Remarks({ id }: { id: string }) {
  const remarks = useInfiniteQuery({
    queryKey: [followup.name, 'remarks', id],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams(pageParam ? { before: pageParam } : {});
      return callApi<typeof remarksCall>('GET', `/followup/${id}/remarks?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const list = useRef<HTMLOListElement>(null);
  const said = remarks.data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h3 className="mb-3 text-base">Remarks</h3>
      {remarks.isPending && <Skeleton className="w-2/3" />}
      {said?.length === 0 && <p className="text-sm text-muted">No remarks</p>}
      <ol ref={list} className="grid gap-3 border-l border-line pl-4 empty:hidden">
        {said?.map(({ _id, val, date, ...author }) => (
          <li key={_id} tabIndex={-1}>
            <p className="text-sm text-muted">
              <time dateTime={date} className="tabular-nums">
                {formatMoment(date)}
              </time>
              {author.userId && (
                <>
                  {', '}
                  <Who {...author} />
                </>
              )}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{val}</p>
          </li>
        ))}
      </ol>
      {remarks.isError && (
        <LoadFault words={remarks.error.message} onRetry={() => remarks.refetch()} className="mt-3 text-sm" />
      )}
      <ShowOlder list={list} query={remarks} className="mt-3">
        Show older remarks
      </ShowOlder>
    </section>
  );
}
