import { useUser } from '~/platform/auth/ui/session';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { formMessage } from '~/ui/forms/form-message';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { Icon } from '~/ui/icon';

export function FindForm({ onFind }: { onFind: (who: string) => Promise<void> }) {
  const form = useForm({
    keepValues: true,
    draftKey: `${useUser()._id}-find`,
    shelf: memoryShelf,
    send: async ({ who = '' }) => onFind(who),
    failure: formMessage,
  });
  return (
    <search>
      <Form form={form} className="mb-8 grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            name="who"
            label="Email or phone"
            hint="Looked for in every record, in the spam and in the trash, in mails and in the history."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <SubmitButton busyLabel="Looking..." className="sm:mt-7">
            <Icon name="search" className="size-4.5" />
            Find
          </SubmitButton>
        </div>
        <FormStatus message={form.message?.text ? form.message : undefined} />
      </Form>
    </search>
  );
}
