import type { ReactNode } from 'react';
import type { AnyRecord, Resource } from '~/resources/resource';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { clearDraft } from '~/ui/form-draft';
import { Skeleton } from '~/ui/skeleton';
import { inWords, titleOf, useRecord, useRecordActions } from './records';

interface RecordDialogProps {
  resource: Resource;
  id: string;
  shown: readonly AnyRecord[] | undefined;
  onClose: () => void;
}

/** Everything about one record. */
export function DetailsDialog({
  resource,
  id,
  shown,
  more,
  onClose,
  onEdit,
}: RecordDialogProps & { more?: ((row: AnyRecord) => ReactNode) | undefined; onEdit?: () => void }) {
  const record = useRecord(resource, id, shown);
  const row = record.data;
  return (
    <Dialog
      open={Boolean(id)}
      onClose={onClose}
      title="Details"
      footer={
        row && onEdit ? (
          <Button variant="secondary" onClick={onEdit}>
            Edit
          </Button>
        ) : undefined
      }
    >
      <Loaded record={record}>
        {(loaded) => (
          <div className="grid gap-6">
            <dl className="grid gap-x-6 gap-y-3 tabular-nums sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
              {[...resource.columns, ...(resource.details ?? [])].map(({ title, field, cell }) => (
                <div key={field} className="sm:contents">
                  <dt className="text-sm text-muted">{title}</dt>
                  <dd className="font-medium whitespace-pre-line wrap-anywhere">
                    {(cell ? cell(loaded) : String(loaded[field] ?? '')) || '–'}
                  </dd>
                </div>
              ))}
            </dl>
            {more?.(loaded)}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The fields come from the entity, the rest is the same for all. */
export function EditDialog({
  fields,
  ...props
}: RecordDialogProps & { fields: (row: AnyRecord) => ReactNode }) {
  const { resource, id, shown, onClose } = props;
  const record = useRecord(resource, id, shown);
  const name = record.data ? titleOf(resource, record.data) : resource.title;
  return (
    <Dialog open={Boolean(id)} onClose={onClose} title={`Edit ${name}`} size="lg">
      <Loaded record={record}>
        {(row) => (
          <EditForm resource={resource} row={row} onDone={onClose}>
            {fields(row)}
          </EditForm>
        )}
      </Loaded>
    </Dialog>
  );
}

interface EditFormProps {
  resource: Resource;
  row: AnyRecord;
  onDone: () => void;
  children: ReactNode;
}

function EditForm({ resource, row, onDone, children }: EditFormProps) {
  const { update } = useRecordActions(resource);
  const draftKey = `edit-${resource.name}-${row._id}`;
  const form = useForm({
    send: async (values) => {
      await update(row._id, values);
      onDone();
    },
    failure: (error) => inWords(resource.messages.updateFailed, error.message),
    draftKey,
    keepValues: true,
  });
  /** Closing by accident keeps what was typed; Cancel means that it is not wanted. */
  function cancel() {
    clearDraft(draftKey);
    onDone();
  }
  return (
    <Form
      form={form}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2 [&>*:has(textarea)]:col-span-full [&>[role=status]]:col-span-full"
    >
      <FormStatus message={form.message} />
      {children}
      <div className={footerLook}>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving...">Save changes</SubmitButton>
      </div>
    </Form>
  );
}

/** In sight however long the form is, over the dialog's own padding. */
const footerLook =
  'sticky -bottom-5 col-span-full -mx-4 mt-1 -mb-5 flex justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 sm:py-4';

interface LoadedProps {
  record: ReturnType<typeof useRecord>;
  children: (row: AnyRecord) => ReactNode;
}

function Loaded({ record, children }: LoadedProps) {
  if (record.data) return children(record.data);
  if (record.isError) return <p role="alert">{record.error.message}</p>;
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
