import { Link } from 'react-router';
import { inFigures } from '~/lib/figures';
import { lateness } from '~/lib/relative-time';
import { useCall } from '~/lib/use-call';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { LoadFault, linkLook, Panel, RowSkeletons } from '~/ui/panel';
import { waitingQuery } from './due-call';
import { followup, type waitingCall } from './followup';

const list = `/dashboard/${followup.path}`;
const allWaiting = `${list}?${waitingQuery}`;

/** The follow-ups whose turn it is, the longest due first. */
export function Waiting() {
  // Under the follow-ups' own key: a change of one of them asks anew.
  const waiting = useCall<typeof waitingCall>([followup.name, 'mine'], '/followup/mine');
  const items = waiting.data?.items ?? [];
  const more = (waiting.data?.total ?? 0) - items.length;
  return (
    <Panel
      title="Waiting for you today"
      aside={
        waiting.data && (
          <Link
            to={allWaiting}
            aria-label={`All ${inFigures(waiting.data.total)} that wait for you`}
            className="-my-1 inline-flex min-h-9 items-center justify-end px-1 text-sm max-sm:-my-3 max-sm:min-h-11 max-sm:min-w-11 text-muted tabular-nums hover:underline"
          >
            {inFigures(waiting.data.total)}
          </Link>
        )
      }
    >
      {waiting.isPending && <RowSkeletons count={3} />}
      {waiting.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault words="Your follow-ups could not be loaded." onRetry={() => waiting.refetch()} />
        </div>
      )}
      {waiting.data && items.length === 0 && (
        <p className="p-4 text-sm text-muted sm:px-5">
          Nothing is due. A follow-up that you own appears here on its next date.
        </p>
      )}
      {items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map(({ _id, name, remarks, nextDate }) => {
            const late = lateness(nextDate ?? '');
            return (
              <li key={_id}>
                <Link to={`${list}?record=${_id}`} className={linkLook}>
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="line-clamp-2 min-w-0 text-sm font-medium wrap-anywhere">{name}</span>
                    <span
                      className={classNames(
                        'inline-flex shrink-0 items-center gap-1 text-xs tabular-nums',
                        late === 'Due today' ? 'text-muted' : 'font-medium text-danger',
                      )}
                    >
                      <Icon name="clock" className="size-3.5" />
                      {late}
                    </span>
                  </span>
                  <span className="line-clamp-2 text-xs text-muted wrap-anywhere">
                    {remarks.at(-1)?.val ?? 'No remarks'}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Link to={allWaiting} className={`${linkLook} border-t border-line text-sm font-medium text-accent`}>
          And {inFigures(more)} more
        </Link>
      )}
    </Panel>
  );
}
