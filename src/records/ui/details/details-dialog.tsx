import { type ReactNode, useState } from 'react';
import { countDown } from '~/lib/relative-time';
import { formatDate } from '~/lib/time';
import { type AnyRecord, type Resource, sortableFields } from '~/model/resource';
import { useIsVisible, useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { Icon } from '~/ui/icon';
import { useRecord, useTerm } from '../list/record-calls';
import { LoadedRecord } from './loaded-record';
import { RecordHistory } from './record-history';

interface DetailsDialogProps {
  resource: Resource;
  id: string;
  shown: readonly AnyRecord[] | undefined;
  more?: ((row: AnyRecord) => ReactNode) | undefined;
  /** What can be done with it beside changing it. */
  actions?: ((row: AnyRecord) => ReactNode) | undefined;
  onClose: () => void;
  onEdit?: () => void;
}

/** Everything about one record. */
export function DetailsDialog({ resource, id, shown, more, actions, onClose, onEdit }: DetailsDialogProps) {
  const record = useRecord(resource, id, shown);
  const may = useMay();
  const isVisible = useIsVisible(resource);
  const row = record.data;
  return (
    <Dialog
      open={Boolean(id)}
      onClose={onClose}
      title="Details"
      footer={
        row && (onEdit || actions) ? (
          <>
            {actions?.(row)}
            {onEdit && (
              <Button variant="secondary" onClick={onEdit}>
                Edit
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <LoadedRecord record={record}>
        {(loaded) => (
          <div className="grid gap-6">
            <dl className="grid gap-x-6 gap-y-3 tabular-nums sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
              {shownIn(resource)
                .filter(isVisible)
                .map(({ title, field, cell }) => (
                  <div key={field} className="sm:contents">
                    <dt className="text-sm text-muted">{title}</dt>
                    <dd className="font-medium whitespace-pre-line wrap-anywhere">
                      {(cell ? cell(loaded) : String(loaded[field] ?? '')) || '–'}
                    </dd>
                  </div>
                ))}
            </dl>
            {may(`${resource.area}:edit`) && <Term resource={resource} id={id} />}
            {more?.(loaded)}
            {may(`${resource.area}:edit`) && <HistorySection key={id} resource={resource} row={loaded} />}
          </div>
        )}
      </LoadedRecord>
    </Dialog>
  );
}

/** A list within a record has its own place below; of it the table only tells the latest. */
const shownIn = (resource: Resource) => {
  const single = sortableFields(resource);
  return [...resource.columns.filter(({ field }) => single.includes(field)), ...(resource.details ?? [])];
};

/** How long the record will be there. */
function Term({ resource, id }: { resource: Resource; id: string }) {
  const { data } = useTerm(resource, id);
  if (!data?.erasedOn) return null;
  return (
    <p className="-mt-2 flex gap-2 text-sm text-muted tabular-nums">
      <Icon name="calendar" className="mt-0.5 size-4 shrink-0" />
      <span>
        Will be erased on {formatDate(data.erasedOn)} ({countDown(data.erasedOn)}), {data.why}.
      </span>
    </p>
  );
}

/** Fetched when it is asked for. */
function HistorySection({ resource, row }: { resource: Resource; row: AnyRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 text-left hover:bg-sunken"
        >
          <Icon name="clock" className="size-4.5 text-muted" />
          History
          <Icon name="chevron" className={`ml-auto size-5 text-muted ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {open && <RecordHistory resource={resource} row={row} />}
    </section>
  );
}
