import { Link } from 'react-router';
import { momentInWords, now } from '~/lib/time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LoadFault, Panel } from '~/ui/panel';
import { type Scheduled, useCancel, useScheduled } from './entries';

/** What waits for its time. Nothing is said where nothing waits. */
export function ScheduledPanel({ titles }: { titles: ReadonlyMap<string, string> }) {
  const { data = [], error, refetch } = useScheduled();
  const cancel = useCancel();
  if (error) return <LoadFault words={error.message} onRetry={refetch} className="mb-6" />;
  if (data.length === 0) return null;
  return (
    <div className="mb-6">
      <Panel title="Scheduled">
        <ul className="divide-y divide-line">
          {data.map((scheduled) => (
            <ScheduledRow
              key={scheduled._id}
              scheduled={scheduled}
              inCollection={titles.get(scheduled.collection) ?? ''}
              onCancel={scheduled.mayCancel ? () => cancel(scheduled) : undefined}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

interface ScheduledRowProps {
  scheduled: Scheduled;
  inCollection: string;
  onCancel: (() => void) | undefined;
}

function ScheduledRow({ scheduled, inCollection, onCancel }: ScheduledRowProps) {
  const { _id, collection, title, scheduledAt, userName } = scheduled;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/dashboard/content/${collection}/${_id}`}
          className="font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        {title !== inCollection && <span className="text-sm text-muted"> {inCollection}</span>}
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={scheduledAt}>{momentInWords(scheduledAt)}</time>
          {userName && `, settled by ${userName}`}
        </p>
        {scheduledAt < now() && (
          <p className="flex items-start gap-1.5 text-sm text-danger">
            <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
            Its time has come, and it is not published yet. Open it to see what is missing.
          </p>
        )}
      </div>
      {onCancel && (
        <Button size="sm" variant="secondary" aria-label={`Cancel: ${title}`} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </li>
  );
}
