import { type ReactNode, useId } from 'react';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { LoadedRecord } from '../details/loaded-record';
import { inWords } from '../list/outcomes';
import { type Sent, useRecordActions } from '../list/record-actions';
import { useFreshRecord } from '../list/record-calls';
import { addDraftKey } from './add-draft';
import { Conflict } from './conflict';
import { DraftDialog } from './draft-dialog';
import { DraftNote } from './draft-note';
import { useConflict } from './use-conflict';

type Fields = (row: AnyRecord | undefined) => ReactNode;

/** What is sent of what was typed, where it is more than texts. What it refuses is said beside the fields. */
export type BodyOf = (values: Record<string, string>) => object;

export type UpdateRecord = (row: AnyRecord, sent: Sent) => Promise<{ message: string }>;

interface EditDialogProps {
  resource: Resource;
  id: string;
  fields: Fields;
  update: UpdateRecord | undefined;
  bodyOf?: BodyOf | undefined;
  onClose: () => void;
}

/** The fields come from the entity, the rest is the same for all. */
export function EditDialog({ resource, id, fields, update, bodyOf, onClose }: EditDialogProps) {
  const record = useFreshRecord(resource, id);
  const actions = useRecordActions(resource);
  const name = record.data ? titleOf(resource, record.data) : resource.title;
  return (
    <DraftDialog open={Boolean(id)} onClose={onClose} title={`Edit ${name}`} size="lg">
      <LoadedRecord record={record}>
        {(row) => (
          <ChangeEditor
            key={row._id}
            {...{ resource, row, fields, bodyOf, onClose }}
            save={(newest, sent) => actions.update(newest, sent, update)}
          />
        )}
      </LoadedRecord>
    </DraftDialog>
  );
}

interface ChangeEditorProps extends Pick<EditDialogProps, 'resource' | 'fields' | 'bodyOf' | 'onClose'> {
  row: AnyRecord;
  save: (newest: AnyRecord, sent: Sent) => Promise<void>;
}

/** Where somebody else was quicker, what they saved is held against what stands here; the next save is a change of theirs. */
function ChangeEditor({ resource, row, fields, save, bodyOf, onClose }: ChangeEditorProps) {
  const { _id } = useUser();
  const formId = useId();
  const { theirs, differences, newest, theirForm, onOutdated } = useConflict(row, formId);
  async function saveOrCompare(sent: Sent) {
    try {
      await save(newest, sent);
    } catch (fault) {
      onOutdated(fault);
      throw fault;
    }
  }
  return (
    <>
      <Editor
        formId={formId}
        // Whoever logs in next in this tab finds none of it.
        draftKey={`${_id}-edit-${resource.name}-${row._id}`}
        save={saveOrCompare}
        bodyOf={bodyOf}
        failed={resource.messages.updateFailed}
        submit="Save changes"
        onDone={onClose}
      >
        {differences && <Conflict differences={differences} formId={formId} />}
        {fields(row)}
      </Editor>
      {theirs && (
        <form ref={theirForm} hidden inert noValidate>
          {fields(theirs)}
        </form>
      )}
    </>
  );
}

interface AddDialogProps {
  resource: Resource;
  open: boolean;
  fields: Fields;
  bodyOf?: BodyOf | undefined;
  onClose: () => void;
}

export function AddDialog({ resource, open, fields, bodyOf, onClose }: AddDialogProps) {
  const { add } = useRecordActions(resource);
  const { _id } = useUser();
  const { messages } = resource;
  return (
    <DraftDialog open={open} onClose={onClose} title={messages.add} size="lg">
      <Editor
        draftKey={addDraftKey(_id, resource)}
        save={add}
        bodyOf={bodyOf}
        failed={messages.addFailed}
        submit={messages.add}
        onDone={onClose}
      >
        {fields(undefined)}
      </Editor>
    </DraftDialog>
  );
}

interface EditorProps {
  formId?: string;
  draftKey: string;
  save: (sent: Sent) => Promise<void>;
  bodyOf?: BodyOf | undefined;
  /** What is said when it could not be saved. */
  failed: string;
  submit: string;
  onDone: () => void;
  children: ReactNode;
}

/** One form for a new record and for one that is there. */
function Editor({ formId, draftKey, save, bodyOf, failed, submit, onDone, children }: EditorProps) {
  const form = useForm({
    send: async (values, { data, idempotencyKey }) => {
      await save({ values, data, idempotencyKey, ...(bodyOf ? { body: bodyOf(values) } : {}) });
      onDone();
    },
    failure: (error) => inWords(failed, error),
    draftKey,
    shelf: memoryShelf,
    keepValues: true,
  });
  /** Closing keeps what was typed, and says so; Cancel means that it is not wanted. */
  function cancel() {
    form.startOver();
    onDone();
  }
  return (
    <Form
      form={form}
      id={formId}
      className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 [&>*:has(textarea)]:col-span-full [&>[role=status]]:col-span-full"
    >
      <FormStatus message={form.message} />
      <DraftNote form={form} />
      {children}
      <div className={footerLook}>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving...">{submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** In sight however long the form is, over the dialog's own padding. */
export const footerLook =
  'sticky -bottom-5 col-span-full -mx-4 mt-1 -mb-5 flex justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 sm:py-4';
