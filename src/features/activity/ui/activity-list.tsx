import { useRef, useState } from 'react';
import { dayInWords } from '~/lib/relative-time';
import { dayOf, formatMoment } from '~/lib/time';
import { ShowOlder } from '~/records/ui/details/show-older';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import type { Entry } from '../activity-call';
import { ActivityFilters } from './activity-filters';
import { exportActivity, useActivity, useActivityFilters } from './activity-queries';
import { EntryRow } from './entry-row';

/** Who did what, day by day, the latest first. */
export function ActivityList() {
  const state = useActivityFilters();
  const { filters } = state;
  const activity = useActivity(filters);
  const list = useRef<HTMLUListElement>(null);
  const [exporting, setExporting] = useState(false);
  const entries = activity.data?.pages.flatMap(({ items }) => items);
  async function exportAll() {
    setExporting(true);
    await exportActivity(filters);
    setExporting(false);
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Activity</h1>
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11"
          busy={exporting}
          busyLabel="Exporting..."
          disabled={!entries?.length}
          onClick={exportAll}
        >
          <Icon name="download" className="size-4.5" />
          Export
        </Button>
      </div>
      <ActivityFilters {...state} />
      <section aria-label="Activity" className="overflow-hidden rounded-lg border border-line bg-surface">
        {activity.isPending && <RowSkeletons count={8} />}
        {entries?.length === 0 && (
          <EmptyState title="Nobody did anything of that kind.">
            {filters.size > 0 && 'Choose other days, another person or another kind.'}
          </EmptyState>
        )}
        <ul ref={list} className="empty:hidden">
          {entries?.map((entry, index) => (
            <li key={entry._id} tabIndex={-1} className="border-line not-first:border-t">
              {isNewDay(entry, entries[index - 1]) && (
                <h2 className="border-b border-line bg-sunken px-4 py-2 font-text text-xs font-semibold text-muted tabular-nums sm:px-5">
                  {dayInWords(entry.at)}
                </h2>
              )}
              <EntryRow entry={entry} when={formatMoment(entry.at).slice(-HOUR_AND_MINUTE.length)} />
            </li>
          ))}
        </ul>
        {activity.isError && (
          <div className="p-4 sm:px-5">
            <LoadFault words={activity.error.message} onRetry={() => activity.refetch()} />
          </div>
        )}
      </section>
      <ShowOlder list={list} query={activity} className="mt-4">
        Show older
      </ShowOlder>
    </>
  );
}

/** The day stands above. */
const HOUR_AND_MINUTE = '14:20';

const isNewDay = ({ at }: Entry, before: Entry | undefined) => !before || dayOf(at) !== dayOf(before.at);
