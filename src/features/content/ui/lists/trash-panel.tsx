import { useState } from 'react';
import { formatMoment } from '~/lib/time';
import { retentionDays } from '~/model/retention';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { Panel } from '~/ui/panel';
import { type Trashed, useContentTrash } from './entries';

interface TrashPanelProps {
  collection: string;
  onRestore: ((entry: Trashed) => void) | undefined;
  onPurge: ((entry: Trashed) => void) | undefined;
}

/** What was moved to the trash, the way back, and the way out. Nothing is said where it is empty. */
export function TrashPanel({ collection, onRestore, onPurge }: TrashPanelProps) {
  const { data = [] } = useContentTrash(collection);
  const [asked, setAsked] = useState<Trashed>();
  const close = () => setAsked(undefined);
  if (data.length === 0) return null;
  return (
    <div className="mt-8">
      <Panel title="Trash">
        <p className="px-4 pt-3 text-sm text-muted sm:px-5">
          What was deleted stays here for {retentionDays.trash} days.
        </p>
        <ul className="divide-y divide-line">
          {data.map((entry) => (
            <li
              key={entry._id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{entry.title}</span>{' '}
                <span className="text-sm text-muted tabular-nums">
                  Deleted {formatMoment(entry.deletedAt)}
                </span>
              </span>
              <span className="flex gap-2">
                {onRestore && (
                  <TrashButton label={`Restore ${entry.title}`} onPress={() => onRestore(entry)}>
                    Restore
                  </TrashButton>
                )}
                {onPurge && (
                  <TrashButton label={`Delete for good: ${entry.title}`} onPress={() => setAsked(entry)}>
                    Delete for good
                  </TrashButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={`Delete ${asked?.title ?? ''} for good?`}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                if (asked) onPurge?.(asked);
              }}
            >
              Delete for good
            </Button>
          </>
        }
      >
        <p>It goes with its draft and every version that was published. This cannot be undone.</p>
      </Dialog>
    </div>
  );
}

interface TrashButtonProps {
  label: string;
  onPress: () => void;
  children: string;
}

const TrashButton = ({ label, onPress, children }: TrashButtonProps) => (
  <Button size="sm" variant="secondary" aria-label={label} onClick={onPress}>
    {children}
  </Button>
);
