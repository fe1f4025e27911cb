import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { momentInWords } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
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
            isMovable={mayPublish && isOrdered}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isCarried={drag.carried === index}
            drop={drag.dropAt(index)}
            onLift={(event) => drag.lift(event, index)}
            onMove={(by) => move(index, index + by)}
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
  isMovable: boolean;
  isFirst: boolean;
  isLast: boolean;
  isCarried: boolean;
  drop: 'above' | 'below' | undefined;
  onLift: (event: PointerEvent) => void;
  /** By so many places. */
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function EntryRow(props: EntryRowProps) {
  const { collection, entry, isMovable, isFirst, isLast, isCarried, drop, onLift, onMove, onCopy, onRemove } =
    props;
  const { _id, slug, title } = entry;
  const may = useMay();
  const mayPublish = may('content:publish');

  function moveByKeys(event: KeyboardEvent) {
    const by = MOVES[event.key];
    if (!by || !event.altKey || !isMovable) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <li
      onKeyDown={moveByKeys}
      className={classNames(
        'relative flex min-w-0 flex-wrap items-center gap-x-1 rounded-md border border-line bg-surface py-1 pr-1 pl-1 sm:flex-nowrap',
        isCarried && 'opacity-40',
        drop && 'before:absolute before:inset-x-0 before:h-1 before:bg-accent',
        drop === 'above' && 'before:-top-2',
        drop === 'below' && 'before:-bottom-2',
      )}
    >
      {isMovable && (
        <IconButton
          label={`Move ${title}`}
          title="Drag, or press Alt and an arrow key"
          onPointerDown={onLift}
          className="cursor-grab touch-none"
        >
          <Icon name="grip" />
        </IconButton>
      )}
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
        {isMovable && (
          <>
            <IconButton label={`Move ${title} up`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
              <Icon name="up" className="size-4" />
            </IconButton>
            <IconButton label={`Move ${title} down`} aria-disabled={isLast} onClick={() => onMove(1)}>
              <Icon name="down" className="size-4" />
            </IconButton>
          </>
        )}
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
