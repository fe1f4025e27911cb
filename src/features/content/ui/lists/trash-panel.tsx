import { formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { useContentTrash } from './entries';

interface TrashPanelProps {
  collection: string;
  onRestore: ((entry: { _id: string }) => void) | undefined;
}

/** What was moved to the trash, and the way back. Nothing is said where it is empty. */
export function TrashPanel({ collection, onRestore }: TrashPanelProps) {
  const { data = [] } = useContentTrash(collection);
  if (data.length === 0) return null;
  return (
    <div className="mt-8">
      <Panel title="Trash">
        <ul className="divide-y divide-line">
          {data.map(({ _id, title, deletedAt }) => (
            <li key={_id} className="flex items-center justify-between gap-4 px-4 py-2.5 sm:px-5">
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{title}</span>{' '}
                <span className="text-sm text-muted tabular-nums">Deleted {formatMoment(deletedAt)}</span>
              </span>
              {onRestore && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="max-sm:min-h-11"
                  aria-label={`Restore ${title}`}
                  onClick={() => onRestore({ _id })}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
