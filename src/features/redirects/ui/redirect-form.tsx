import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { useRedirectActions } from './redirects';

/** A new one; from an address that visitors miss, its target alone is left to be said. */
export function RedirectForm({ from }: { from: string }) {
  const { add } = useRedirectActions();
  const form = useForm({ send: add });
  return (
    <Form form={form} className="mb-6 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <FormStatus message={form.message} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TextField
          name="from"
          label="Old address"
          required
          maxLength={500}
          defaultValue={from}
          placeholder="/our-work"
          hint="What visitors ask for, and where no page is."
          inputMode="url"
          autoComplete="off"
        />
        <TextField
          name="to"
          label="New address"
          required
          maxLength={500}
          placeholder="/portfolio"
          hint="The page of this site that they are led to."
          inputMode="url"
          autoComplete="off"
          autoFocus={from !== ''}
        />
      </div>
      <div>
        <SubmitButton busyLabel="Adding...">Add redirect</SubmitButton>
      </div>
    </Form>
  );
}
