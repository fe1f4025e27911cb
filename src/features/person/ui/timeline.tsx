import { useRef } from 'react';
import { Link } from 'react-router';
import { type TimelineItem, timelineKinds } from '~/features/person/timeline-call';
import { OUTBOX } from '~/features/places';
import { resources } from '~/features/resources';
import { dayInWords } from '~/lib/relative-time';
import { dayOf, formatMoment } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { ShowOlder } from '~/records/ui/details/show-older';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LoadFault, Panel, RowSkeletons } from '~/ui/panel';
import { useKind, useTimeline } from './timeline-queries';
import { happened, KIND_ICONS, KIND_TITLES, outcomeWords } from './timeline-words';

/** All that was between somebody and us, day by day, the latest first. */
export function Timeline({ personId }: { personId: string }) {
  const { kind, choose } = useKind();
  const timeline = useTimeline(personId, kind);
  const list = useRef<HTMLUListElement>(null);
  const items = timeline.data?.pages.flatMap((page) => page.items);
  return (
    <Panel title="Timeline">
      {/* On a phone in one row, which scrolls: in five they would push what happened out of sight. */}
      <search
        aria-label="Timeline"
        className="flex gap-2 overflow-x-auto border-b border-line px-4 py-3 sm:flex-wrap sm:px-5"
      >
        <Chip isChosen={!kind} onChoose={() => choose(undefined)}>
          All
        </Chip>
        {timelineKinds.map((one) => (
          <Chip key={one} isChosen={kind === one} onChoose={() => choose(kind === one ? undefined : one)}>
            {KIND_TITLES[one]}
          </Chip>
        ))}
      </search>
      {timeline.isPending && <RowSkeletons count={6} />}
      {items?.length === 0 && (
        <EmptyState title={kind ? 'Nothing of that kind yet.' : 'Nothing has happened yet.'} />
      )}
      <ul ref={list} aria-busy={timeline.isPlaceholderData} className="empty:hidden">
        {items?.map((item, index) => (
          <li key={item._id} tabIndex={-1} className="border-line not-first:border-t">
            {isNewDay(item, items[index - 1]) && (
              <h3 className="border-b border-line bg-sunken px-4 py-2 font-text text-xs font-semibold text-muted tabular-nums sm:px-5">
                {dayInWords(item.at)}
              </h3>
            )}
            <Entry item={item} />
          </li>
        ))}
      </ul>
      {timeline.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault
            words={`The timeline could not be loaded. ${timeline.error.message}`}
            onRetry={() => timeline.refetch()}
          />
        </div>
      )}
      {timeline.hasNextPage && (
        <div className="border-t border-line p-4 sm:px-5">
          <ShowOlder list={list} query={timeline}>
            Show older
          </ShowOlder>
        </div>
      )}
    </Panel>
  );
}

interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const Chip = ({ isChosen, onChoose, children }: ChipProps) => (
  <Button
    size="sm"
    variant="secondary"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="max-sm:shrink-0 aria-pressed:border-accent aria-pressed:text-accent forced-colors:aria-pressed:chosen"
  >
    {children}
  </Button>
);

const isNewDay = ({ at }: TimelineItem, before: TimelineItem | undefined) =>
  !before || dayOf(at) !== dayOf(before.at);

/** The day stands above. */
const HOUR_AND_MINUTE = '14:20';

function Entry({ item }: { item: TimelineItem }) {
  const resource = resources.find(({ name }) => name === item.resource);
  const outcome = outcomeWords(item.outcome);
  const to = useWayTo(item);
  const what = happened(item, resource?.title);
  return (
    <div className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <Icon name={KIND_ICONS[item.kind]} className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="min-w-0 font-medium wrap-anywhere">
            {to ? (
              <Link
                to={to}
                className="rounded-sm underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {what}
              </Link>
            ) : (
              what
            )}
            {outcome && <span className="font-normal text-muted"> · {outcome}</span>}
          </span>
          <span className="text-xs text-muted tabular-nums">
            {item.by && `${item.by}, `}
            <time dateTime={item.at}>{formatMoment(item.at).slice(-HOUR_AND_MINUTE.length)}</time>
          </span>
        </p>
        {item.text && <p className="text-sm whitespace-pre-line wrap-anywhere">{item.text}</p>}
      </div>
    </div>
  );
}

/** Where an entry is looked at more closely. */
function useWayTo({ resource: name, recordId }: TimelineItem) {
  const may = useMay();
  if (name === 'outbox') return may('outbox:read') ? OUTBOX : undefined;
  const resource = resources.find((one) => one.name === name);
  // What was said to somebody themselves is said here.
  if (!resource || resource.path === 'people') return undefined;
  return `/dashboard/${resource.path}?record=${recordId}`;
}
