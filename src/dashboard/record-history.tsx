import { formatMoment } from '~/lib/time';
import type { AnyRecord, Resource } from '~/resources/resource';
import { Button } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { useHistory } from './records';

interface RecordHistoryProps {
  resource: Resource;
  row: AnyRecord;
}

const verbs: Record<string, string> = {
  created: 'added this',
  updated: 'changed',
  deleted: 'moved this to the trash',
  restored: 'brought this back from the trash',
  spam: 'moved this to spam',
  'not-spam': 'took this out of spam',
  opened: 'opened the CV',
};

/** Who did what to a record, newest first. */
export function RecordHistory({ resource, row }: RecordHistoryProps) {
  const history = useHistory(resource, row._id);
  if (history.isError) {
    return (
      <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm text-danger">
        {history.error.message}
        <Button size="sm" variant="secondary" onClick={() => history.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!history.data) return <Skeleton className="mt-3 w-2/3" />;
  if (history.data.length === 0) return <p className="mt-2 text-sm text-muted">Nothing is recorded yet.</p>;
  return (
    <ol className="mt-3 grid gap-4 border-l border-line pl-4 text-sm">
      {history.data.map(({ _id, at, userName, action, changes }) => (
        <li key={_id} className="grid gap-1">
          <p>
            <span className="font-medium">{userName}</span> {verbs[action] ?? action}{' '}
            <time dateTime={at} className="text-muted tabular-nums">
              {formatMoment(at)}
            </time>
          </p>
          {action === 'updated' && (
            <ul className="grid gap-1">
              {changes.map((change) => (
                <li key={change.field} className="text-muted wrap-anywhere">
                  {titleOfField(resource, change.field)}:{' '}
                  <s>{told(resource, row, change.field, change.from)}</s> <span aria-hidden="true">→</span>{' '}
                  <span className="text-text">{told(resource, row, change.field, change.to)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

const columnOf = (resource: Resource, field: string) =>
  [...resource.columns, ...(resource.details ?? [])].find((column) => column.field === field);

/** A field that is shown nowhere else goes by its own name: nextDate as "next date". */
const titleOfField = (resource: Resource, field: string) =>
  columnOf(resource, field)?.title ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** As the record itself would show it. */
function told(resource: Resource, row: AnyRecord, field: string, value: unknown) {
  if (value === null || value === '') return 'nothing';
  const cell = columnOf(resource, field)?.cell;
  return cell ? cell({ ...row, [field]: value }) : String(value);
}
