import { Link } from 'react-router';
import { resources } from '~/features/resources';
import { accountWords } from '~/model/author';
import { Icon, type IconName } from '~/ui/icon';
import { linkLook, rowLook } from '~/ui/panel';
import { actionWords } from '../action-words';
import type { Entry } from '../activity-call';
import { kindCalled } from '../kinds';

const ICONS: Record<Entry['action'], IconName> = {
  created: 'plus',
  updated: 'edit',
  deleted: 'trash',
  restored: 'restore',
  purged: 'trash',
  dropped: 'alert',
  spam: 'alert',
  'not-spam': 'check',
  opened: 'file',
  published: 'check',
  unpublished: 'eye-off',
  moved: 'sort',
};

/** Who did what to which record; one that is there can be opened. */
export function EntryRow({ entry, when }: { entry: Entry; when: string }) {
  const kind = kindCalled(entry.resource, resources);
  const isGone = entry.action === 'purged' || entry.action === 'dropped';
  const sentence = (
    <span className="flex items-start gap-3">
      <Icon name={ICONS[entry.action]} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="@container grid min-w-0 flex-1">
        <span className="line-clamp-3 text-sm wrap-anywhere">
          {entry.userName} {actionWords[entry.action]}{' '}
          {entry.action !== 'dropped' && <span className="font-medium">{entry.title || 'a record'}</span>}
        </span>
        {/* On a line of its own: a long name must not push it out of sight. */}
        <span className="grid text-xs text-muted @xl:flex @xl:justify-between @xl:gap-4">
          <span className="wrap-anywhere">{accountWords(entry)}</span>
          <span className="shrink-0 tabular-nums">
            {kind?.title}, <time dateTime={entry.at}>{when}</time>
            {!entry.isThere && !isGone && ', in the trash'}
          </span>
        </span>
      </span>
    </span>
  );
  if (!entry.to) return <div className={rowLook}>{sentence}</div>;
  return (
    <Link to={entry.to} className={linkLook}>
      {sentence}
    </Link>
  );
}
