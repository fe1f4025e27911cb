import type { AnyRecord, Resource } from '~/model/resource';
import type { HistoryEntry } from '~/records/history/history-call';

interface FieldChangesProps {
  resource: Resource;
  row: AnyRecord;
  changes: HistoryEntry['changes'];
}

/** What an edit changed, field by field. */
export const FieldChanges = ({ resource, row, changes }: FieldChangesProps) => (
  <ul className="grid gap-1">
    {changes.map((change) => (
      <li key={change.field} className="text-muted whitespace-pre-line wrap-anywhere">
        {titleOfField(resource, change.field)}:{' '}
        {Array.isArray(change.from) || Array.isArray(change.to) ? (
          <ListChange {...change} />
        ) : (
          <>
            <s>{shownValue(resource, row, change.field, change.from)}</s> <span aria-hidden="true">→</span>{' '}
            <span className="text-text">{shownValue(resource, row, change.field, change.to)}</span>
          </>
        )}
      </li>
    ))}
  </ul>
);

/** Of a list only what went and what came is kept. */
function ListChange({ from, to, more }: HistoryEntry['changes'][number]) {
  const [went, came] = [entriesOf(from), entriesOf(to)];
  return (
    <>
      {went.length > 0 && (
        <>
          removed <s>{went.join('; ')}</s>{' '}
        </>
      )}
      {came.length > 0 && (
        <>
          added <span className="text-text">{came.join('; ')}</span>
        </>
      )}
      {went.length + came.length === 0 && 'put in another order'}
      {more && ` and ${more} more`}
    </>
  );
}

const entriesOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(wordsOf) : []);

const wordsOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'val' in entry ? String(entry.val) : String(entry);

const columnOf = (resource: Resource, field: string) =>
  [...resource.columns, ...(resource.details ?? [])].find((column) => column.field === field);

/** A field that is shown nowhere else goes by its own name: nextDate as "next date". */
const titleOfField = (resource: Resource, field: string) =>
  columnOf(resource, field)?.title ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** As the record itself would show it. */
function shownValue(resource: Resource, row: AnyRecord, field: string, value: unknown) {
  if (value === null || value === '') return 'nothing';
  const cell = columnOf(resource, field)?.cell;
  return cell ? cell({ ...row, [field]: value }) : String(value);
}
