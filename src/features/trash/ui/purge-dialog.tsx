import { type Resource, titleField, titleOf } from '~/model/resource';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import type { TrashedRecord } from './trash-records';

interface PurgeDialogProps {
  resource: Resource;
  /** Those that are to go; none while nobody asks. */
  rows: readonly TrashedRecord[];
  busy: boolean;
  onClose: () => void;
  onPurge: () => void;
}

/** There is no way back from here, so it is asked first, by name. */
export function PurgeDialog({ resource, rows, busy, onClose, onPurge }: PurgeDialogProps) {
  const [only] = rows;
  const name = only ? titleOf(resource, only) : '';
  const one = rows.length === 1;
  const [beside] = besideTitle(resource);
  return (
    <Dialog
      open={rows.length > 0}
      onClose={onClose}
      title={one ? `Delete ${name} for good?` : `Delete ${rows.length} records for good?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Deleting..." onClick={onPurge}>
            {one ? 'Delete for good' : `Delete ${rows.length} for good`}
          </Button>
        </>
      }
    >
      <ul className="mb-4 divide-y divide-line rounded-md border border-line">
        {rows.map((row) => (
          <li key={row._id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 wrap-anywhere">
            <span className="font-medium">{titleOf(resource, row)}</span>
            <span className="text-sm text-muted">{beside && wordsOf(beside, row)}</span>
          </li>
        ))}
      </ul>
      <p>
        {one ? 'The record goes' : 'The records go'} with {one ? 'its' : 'their'} history and the files that
        belong to {one ? 'it' : 'them'}. This cannot be undone.
      </p>
      <p className="mt-2 text-sm text-muted">
        What stays{one ? '' : ' of each'} is one line that says who deleted it and when.
      </p>
    </Dialog>
  );
}

type Column = Resource['columns'][number];

/** What tells records of the same name apart. */
export const besideTitle = (resource: Resource): Column[] => {
  const title = titleField(resource);
  return resource.columns.filter(({ field }) => field !== title && field !== 'date');
};

export const wordsOf = ({ field, cell }: Column, row: TrashedRecord) =>
  cell ? cell(row) : String(row[field] ?? '');
