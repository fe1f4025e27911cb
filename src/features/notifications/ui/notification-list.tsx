import { Link } from 'react-router';
import { resources } from '~/features/resources';
import { howLongAgo } from '~/lib/relative-time';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import type { Notification } from '../notifications-call';
import type { useNotifications } from './use-notifications';

type NotificationListProps = Pick<
  ReturnType<typeof useNotifications>,
  'data' | 'isError' | 'refetch' | 'readOne'
> & {
  onFollow: () => void;
};

export function NotificationList({ data, isError, refetch, readOne, onFollow }: NotificationListProps) {
  if (!data && isError) {
    return (
      <EmptyState title="The notifications could not be loaded.">
        <Button size="sm" variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <Loading />;
  if (data.items.length === 0) return <EmptyState title="Nothing new. What comes in will show here." />;
  return (
    <ul className="min-h-0 flex-auto overflow-y-auto overscroll-contain py-1">
      {data.items.map((one) => (
        <li key={one._id}>
          <Link
            to={addressOf(one)}
            onClick={() => {
              if (!one.readAt) void readOne(one);
              onFollow();
            }}
            className="flex items-start gap-3 px-4 py-2.5 text-sm transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-2"
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2 shrink-0 rounded-full ${one.readAt ? '' : 'bg-action forced-colors:bg-[Highlight]'}`}
            />
            <span className="min-w-0 flex-1">
              {!one.readAt && <span className="sr-only">Unread: </span>}
              <span className={`line-clamp-3 wrap-anywhere ${one.readAt ? 'text-muted' : 'font-medium'}`}>
                {one.text}
              </span>
              <span className="text-xs text-muted">{howLongAgo(one.createdAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function addressOf({ resource, recordId }: Notification) {
  const path = resources.find(({ name }) => name === resource)?.path;
  // What the product does by itself is about what is kept and for how long.
  if (resource === 'housekeeping') return '/dashboard/privacy';
  return path ? `/dashboard/${path}?record=${recordId}` : '/dashboard';
}

function Loading() {
  return (
    <div className="grid gap-5 px-4 py-4">
      <LoadingWords />
      {['w-3/4', 'w-2/3', 'w-4/5'].map((width) => (
        <span key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="h-3 w-20" />
        </span>
      ))}
    </div>
  );
}
