import { Link } from 'react-router';
import { momentInWords } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { Arrows, Grip, type Movable, movableAt, movableLook, moveByKeys } from '~/records/ui/ordered/movable';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Mark } from '~/ui/mark';
import { useOrderDrag } from '~/ui/use-order-drag';
import { readablePath } from '../readable-path';
import type { ListedEntry } from './entries';
import { useOrder } from './use-order';

interface EntryListProps {
  collection: string;
  entries: readonly ListedEntry[];
  /** Left as they are where they stand by their days. */
  isOrdered: boolean;
  onCopy: (id: string) => void;
  onRemove: (entry: ListedEntry) => void;
}

/** In the order in which visitors see them; whoever may publish puts them in another, by dragging or by keys. */
export function EntryList({ collection, entries, isOrdered, onCopy, onRemove }: EntryListProps) {
  const mayPublish = useMay()('content:publish');
  const { move, said } = useOrder(collection, entries);
  const drag = useOrderDrag<HTMLOListElement>(move);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={drag.list} className="grid gap-2">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry._id}
            collection={collection}
            entry={entry}
            movable={mayPublish && isOrdered ? movableAt(index, entries.length, drag, move) : undefined}
            onCopy={() => onCopy(entry._id)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ol>
    </>
  );
}

interface EntryRowProps {
  collection: string;
  entry: ListedEntry;
  movable: Movable | undefined;
  onCopy: () => void;
  onRemove: () => void;
}

function EntryRow({ collection, entry, movable, onCopy, onRemove }: EntryRowProps) {
  const { _id, slug, title } = entry;
  const may = useMay();
  const mayPublish = may('content:publish');

  return (
    <li
      onKeyDown={(event) => movable && moveByKeys(event, movable)}
      className={classNames(
        'flex flex-wrap items-center gap-x-1 p-1 sm:flex-nowrap',
        movable ? movableLook(movable) : 'min-w-0 rounded-md border border-line bg-surface',
      )}
    >
      {movable && <Grip title={title} movable={movable} />}
      <Link
        to={`/dashboard/content/${collection}/${_id}`}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-md px-2 py-1 hover:bg-sunken"
      >
        <span className="font-medium wrap-anywhere">{title}</span> <StateMark {...entry} />{' '}
        {slug.startsWith('/') && (
          <span className="basis-full truncate text-sm text-muted">{readablePath(slug)}</span>
        )}
      </Link>
      <span className="flex max-sm:w-full max-sm:justify-end">
        {movable && <Arrows title={title} movable={movable} />}
        {may('content:edit') && (
          <IconButton label={`Copy ${title}`} onClick={onCopy}>
            <Icon name="copy" className="size-4" />
          </IconButton>
        )}
        {mayPublish && (
          <IconButton label={`Move ${title} to the trash`} onClick={onRemove}>
            <Icon name="trash" className="size-4" />
          </IconButton>
        )}
      </span>
    </li>
  );
}

const states = {
  published: { tone: 'good', words: 'Published' },
  changed: { tone: 'busy', words: 'Published, changed since' },
  draft: { tone: 'plain', words: 'Draft' },
  scheduled: { tone: 'busy', words: 'Scheduled' },
  unpublished: { tone: 'plain', words: 'Not on the site' },
} as const;

const StateMark = ({ state, scheduledAt }: ListedEntry) => {
  const { tone, words } = states[state];
  return (
    <span title={scheduledAt ? momentInWords(scheduledAt) : undefined}>
      <Mark tone={tone}>{words}</Mark>
    </span>
  );
};
