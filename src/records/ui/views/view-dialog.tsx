import { Dialog } from '~/ui/dialog/dialog';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import type { NewView } from './use-views';

interface ViewDialogProps {
  /** Undefined: it is closed. */
  view: Pick<NewView, 'name' | 'shared'> | undefined;
  title: string;
  mayShare: boolean;
  save: (view: Pick<NewView, 'name' | 'shared'>) => Promise<void>;
  onClose: () => void;
}

/** What a view is called, and who has it. */
export function ViewDialog({ view, title, mayShare, save, onClose }: ViewDialogProps) {
  return (
    <Dialog open={view !== undefined} onClose={onClose} title={title}>
      {view && <ViewForm {...{ view, mayShare, save, onClose }} />}
    </Dialog>
  );
}

function ViewForm({
  view,
  mayShare,
  save,
  onClose,
}: Omit<ViewDialogProps, 'title' | 'view'> & { view: Pick<NewView, 'name' | 'shared'> }) {
  const form = useForm({
    send: async ({ name = '', shared }) => {
      await save({ name, shared: shared === 'on' });
      onClose();
    },
    keepValues: true,
  });
  return (
    <Form form={form} className="grid gap-4">
      <FormStatus message={form.message} />
      <TextField
        name="name"
        label="Name"
        defaultValue={view.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      {mayShare && (
        <CheckboxField
          name="shared"
          label="For all colleagues who see this list"
          defaultChecked={view.shared}
        />
      )}
      <SubmitButton busyLabel="Saving...">Save view</SubmitButton>
    </Form>
  );
}
