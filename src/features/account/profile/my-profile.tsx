import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { editProfileCall } from '~/features/account/account-call';
import { callApi } from '~/lib/api';
import { roleTitles } from '~/model/permissions';
import { useUser } from '~/platform/auth/ui/session';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { Button } from '~/ui/button';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { MobileField, NameField } from '~/ui/forms/person-field';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';
import { type Me, useVerifyMail } from '../my-data';
import { formGrid, sheet } from '../my-section';

/** Name and number are a person's own to change; address and role are an admin's. */
export function Profile({ me }: { me: Me }) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const form = useForm({
    keepValues: true,
    draftKey: `${useUser()._id}-profile`,
    shelf: memoryShelf,
    async send({ name, mobile }) {
      await callApi<typeof editProfileCall>('PUT', '/user/me', { body: { name, mobile } });
      toast.success('Profile updated successfully');
      // The shell, too, shows the name.
      await Promise.all([queries.invalidateQueries({ queryKey: ['me'] }), revalidate()]);
    },
  });
  return (
    <div className={sheet}>
      <Form form={form} className={formGrid}>
        <FormStatus message={form.message} />
        <DraftNote form={form} />
        <NameField label="Name" defaultValue={me.name} />
        {/* The server writes it in full: what is shown afterwards is what is kept. */}
        <MobileField key={me.mobile} defaultValue={me.mobile} />
        <div className="col-span-full">
          <SubmitButton busyLabel="Saving...">Save profile</SubmitButton>
        </div>
      </Form>
      <dl className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 sm:gap-x-5 sm:p-6">
        <div>
          <dt className="text-sm text-muted">Email</dt>
          <dd className="font-medium wrap-anywhere">{me.email}</dd>
          <dd className="mt-1.5">
            <Confirmation confirmed={me.emailVerified} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Role</dt>
          <dd className="font-medium">{roleTitles[me.role]}</dd>
        </div>
      </dl>
    </div>
  );
}

function Confirmation({ confirmed }: { confirmed: boolean }) {
  if (confirmed) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm font-medium text-accent">
        <Icon name="check" className="size-4" />
        Confirmed
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="inline-flex items-center gap-1.5 text-sm font-medium text-on-warning-soft">
        <Icon name="alert" className="size-4" />
        Not confirmed
      </span>
      <SendLinkAgain />
    </span>
  );
}

export function SendLinkAgain() {
  const { busy, send } = useVerifyMail();
  return (
    <Button size="sm" variant="secondary" busy={busy} busyLabel="Sending..." onClick={send}>
      Send the link again
    </Button>
  );
}
