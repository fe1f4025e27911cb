import { Link } from 'react-router';
import { ACTIVITY } from '~/features/places';
import { howLongAgo } from '~/lib/relative-time';
import { useCall } from '~/lib/use-call';
import { LoadFault, Panel, RowSkeletons } from '~/ui/panel';
import type { activityCall } from './activity-call';
import { EntryRow } from './ui/entry-row';

/** Who did what of late; where the plots stand below it, only the first of it. */
export function LatestActivity() {
  const activity = useCall<typeof activityCall>(['activity', 'latest'], '/activity');
  const all = (
    <Link
      to={ACTIVITY}
      className="rounded-sm text-sm text-accent underline underline-offset-4 max-sm:-my-3 thumb-high"
    >
      All activity
    </Link>
  );
  return (
    <Panel title="Latest activity" aside={all}>
      {activity.isPending && <RowSkeletons count={6} />}
      {activity.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault words="The latest activity could not be loaded." onRetry={() => activity.refetch()} />
        </div>
      )}
      {activity.data?.items.length === 0 && (
        <p className="p-4 text-sm text-muted sm:px-5">
          Nothing has happened yet. Every record that comes in or is changed is listed here.
        </p>
      )}
      {activity.data && (
        <ul>
          {activity.data.items.map((entry) => (
            <li key={entry._id} className="border-line not-first:border-t max-xl:nth-[n+7]:hidden">
              <EntryRow entry={entry} when={howLongAgo(entry.at)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
