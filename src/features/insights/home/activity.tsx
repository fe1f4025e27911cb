import { Link } from 'react-router';
import type { z } from 'zod';
import { resources } from '~/features/resources';
import { howLongAgo } from '~/lib/relative-time';
import { accountWords } from '~/model/author';
import { Icon, type IconName } from '~/ui/icon';
import { LoadFault, linkLook, Panel, RowSkeletons, rowLook } from '~/ui/panel';
import type { activityCall } from '../insights-call';
import { useActivity } from '../ui/queries';

type Entry = z.output<typeof activityCall.answer>['items'][number];

const ACTIONS: Record<Entry['action'], { icon: IconName; words: string }> = {
  created: { icon: 'plus', words: 'added' },
  updated: { icon: 'edit', words: 'changed' },
  deleted: { icon: 'trash', words: 'deleted' },
  restored: { icon: 'restore', words: 'restored' },
  purged: { icon: 'trash', words: 'deleted for good' },
  spam: { icon: 'alert', words: 'marked as spam:' },
  'not-spam': { icon: 'check', words: 'marked as not spam:' },
  opened: { icon: 'file', words: 'opened the CV of' },
};

/** Who did what of late; where the plots stand below it, only the first of it. */
export function Activity() {
  const activity = useActivity();
  return (
    <Panel title="Latest activity">
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
              <EntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const resource = resources.find(({ name }) => name === entry.resource);
  const { icon, words } = ACTIONS[entry.action];
  const sentence = (
    <span className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="grid min-w-0">
        <span className="line-clamp-3 text-sm wrap-anywhere">
          {entry.userName} {words} <span className="font-medium">{entry.title || 'a record'}</span>
        </span>
        {/* On a line of its own: a long name must not push it out of sight. */}
        <span className="text-xs text-muted wrap-anywhere">{accountWords(entry)}</span>
        <span className="text-xs text-muted tabular-nums">
          {resource?.title}, <time dateTime={entry.at}>{howLongAgo(entry.at)}</time>
          {!entry.isThere && entry.action !== 'purged' && ', in the trash'}
        </span>
      </span>
    </span>
  );
  if (!resource || !entry.isThere) return <div className={rowLook}>{sentence}</div>;
  return (
    <Link to={`/dashboard/${resource.path}?view=${entry.recordId}`} className={linkLook}>
      {sentence}
    </Link>
  );
}
