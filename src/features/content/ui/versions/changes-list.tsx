import type { FieldSchema } from '../fields/field-schema';
import { changesBetween, type FieldChange } from './changes';
import { Added, Removed, WordDiff } from './word-diff';

interface ChangesListProps {
  schema: FieldSchema;
  before: unknown;
  after: unknown;
}

const MOST = 200;

/** What is different, each field under its label. */
export function ChangesList({ schema, before, after }: ChangesListProps) {
  const changes = changesBetween(schema, before, after);
  if (changes.length === 0) return <p className="text-sm text-muted">Not a word is different.</p>;
  return (
    <dl className="grid gap-4">
      {changes.slice(0, MOST).map((change) => (
        <div key={`${change.what} ${change.labels.join('/')} ${change.after}`} className="min-w-0">
          <dt className="mb-1 text-sm font-medium text-muted wrap-anywhere">
            {change.labels.join(' › ')}
            {change.what !== 'changed' && ` (${change.what})`}
          </dt>
          <dd className="rounded-md border border-line px-3 py-2">
            <Change {...change} />
          </dd>
        </div>
      ))}
      {changes.length > MOST && <p className="text-sm text-muted">And more.</p>}
    </dl>
  );
}

function Change({ what, before, after }: FieldChange) {
  if (what === 'changed') return <WordDiff before={before} after={after} />;
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {what === 'added' ? <Added>{after}</Added> : what === 'removed' ? <Removed>{before}</Removed> : after}
    </p>
  );
}
