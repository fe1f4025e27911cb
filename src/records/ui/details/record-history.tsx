import { useRef, useState } from 'react';
import { formatMoment } from '~/lib/time';
import { type AnyRecord, fileFields, type Resource } from '~/model/resource';
import type { HistoryEntry } from '~/records/history/history-call';
import { Button } from '~/ui/button';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { useHistory } from '../list/record-calls';
import { FieldChanges } from './field-changes';
import { ShowOlder } from './show-older';
import { Who } from './who';

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
};

/** Who did what to a record, newest first. */
export function RecordHistory({ resource, row }: RecordHistoryProps) {
  const [openedOnly, setOpenedOnly] = useState(false);
  const file = fileFields(resource).find(({ access }) => access === 'confidential')?.called ?? 'file';
  const history = useHistory(resource, row._id, openedOnly);
  const list = useRef<HTMLOListElement>(null);
  const [first] = history.data?.pages ?? [];
  const entries = history.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="mt-3 grid gap-4 text-sm">
      {history.isPending && <Skeleton className="w-2/3" />}
      {first && first.opened.count > 0 && (
        <Openings {...first.opened} file={file} openedOnly={openedOnly} onChange={setOpenedOnly} />
      )}
      {entries?.length === 0 && <p className="text-muted">Nothing is recorded yet.</p>}
      <ol ref={list} className="grid gap-4 border-l border-line pl-4 empty:hidden">
        {entries?.map((entry) => (
          <li key={entry._id} tabIndex={-1} className="grid gap-1">
            <p>
              <Who {...entry} />{' '}
              {entry.action === 'opened' ? `opened the ${file}` : (verbs[entry.action] ?? entry.action)}{' '}
              <Moment at={entry.at} />
            </p>
            {entry.action === 'updated' && (
              <FieldChanges resource={resource} row={row} changes={entry.changes} />
            )}
          </li>
        ))}
      </ol>
      {history.isError && (
        <LoadFault words={history.error.message} onRetry={() => history.refetch()} className="" />
      )}
      <ShowOlder list={list} query={history}>
        Show older
      </ShowOlder>
    </div>
  );
}

interface OpeningsProps {
  file: string;
  count: number;
  last: HistoryEntry | null;
  openedOnly: boolean;
  onChange: (openedOnly: boolean) => void;
}

/** Who has read a confidential file stands first, however much has happened since. */
function Openings({ file, count, last, openedOnly, onChange }: OpeningsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-3 py-2">
      <p className="wrap-anywhere">
        The {file} was opened {timesOf(count)}
        {last && (
          <>
            , {count > 1 && 'last '}by <Who {...last} /> <Moment at={last.at} />
          </>
        )}
      </p>
      <Button size="sm" variant="secondary" onClick={() => onChange(!openedOnly)}>
        {openedOnly ? 'Show everything' : 'Show only these'}
      </Button>
    </div>
  );
}

const timesOf = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="text-muted tabular-nums">
    {formatMoment(at)}
  </time>
);
