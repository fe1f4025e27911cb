import type { AnyRecord, Resource } from '~/model/resource';
import type { HistoryEntry } from '~/records/history/history-call';

interface FieldChangesProps {
  resource: Resource;
  row: AnyRecord;
  changes: HistoryEntry['changes'];
}

type Change = HistoryEntry['changes'][number];

/** What an edit changed, field by field, in words. */
export const FieldChanges = ({ resource, row, changes }: FieldChangesProps) => (
  <ul className="grid gap-1">
    {changes
      .filter((change) => !isIdentifier(change))
      .map((change) => (
        <li key={change.field} className="text-muted whitespace-pre-line wrap-anywhere">
          {titleOfField(resource, change.field)}{' '}
          {Array.isArray(change.from) || Array.isArray(change.to) ? (
            <ListChange {...change} />
          ) : (
            <ValueChange {...{ resource, row, change }} />
          )}
        </li>
      ))}
  </ul>
);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whom it names stands beside it, by their name. */
const isIdentifier = ({ from, to }: Change) => [from, to].some((value) => ID.test(String(value)));

function ValueChange({ resource, row, change }: Omit<FieldChangesProps, 'changes'> & { change: Change }) {
  const shown = (value: unknown) => shownValue(resource, row, change.field, value);
  if (isEmpty(change.to)) return <>taken out, it was {shown(change.from)}</>;
  const became = <span className="text-text">{shown(change.to)}</span>;
  if (isEmpty(change.from)) return <>set to {became}</>;
  return (
    <>
      changed from {shown(change.from)} to {became}
    </>
  );
}

/** Of a list only what went and what came is kept. */
function ListChange({ from, to, more }: Change) {
  const [went, came] = [entriesOf(from), entriesOf(to)];
  return (
    <>
      {came.length > 0 && (
        <>
          added: <span className="text-text">{came.join('; ')}</span>
        </>
      )}
      {came.length > 0 && went.length > 0 && ', '}
      {went.length > 0 && <>removed: {went.join('; ')}</>}
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

/** A field that is shown nowhere else goes by its own name: nextDate as "Next date". */
const titleOfField = (resource: Resource, field: string) =>
  columnOf(resource, field)?.title ??
  field
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isEmpty = (value: unknown) => value === null || value === '';

/** As the record itself would show it. */
function shownValue(resource: Resource, row: AnyRecord, field: string, value: unknown) {
  const cell = columnOf(resource, field)?.cell;
  return cell ? cell({ ...row, [field]: value }) : String(value);
}
