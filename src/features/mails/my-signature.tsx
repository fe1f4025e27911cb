import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { useUser } from '~/platform/auth/ui/session';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { TextAreaField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import { type changeSignatureCall, MOST_IN_SIGNATURE, type signatureCall } from './mails-call';

const KEY = ['mails', 'my-signature'];
const sheet = 'grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6';

/** In one's own account. */
export function MySignature() {
  const mine = useCall<typeof signatureCall>(KEY, '/settings/my-signature');
  if (mine.isError)
    return (
      <p role="alert" className="text-sm text-danger">
        {mine.error.message}
      </p>
    );
  if (!mine.data)
    return (
      <div className={sheet}>
        <LoadingWords />
        <Skeleton className="w-2/3" />
      </div>
    );
  return <SignatureForm key={mine.data.text} text={mine.data.text} />;
}

function SignatureForm({ text }: { text: string }) {
  const queries = useQueryClient();
  const form = useForm({
    keepValues: true,
    draftKey: `${useUser()._id}-signature`,
    shelf: memoryShelf,
    async send(body) {
      const { message } = await callApi<typeof changeSignatureCall>('PUT', '/settings/my-signature', {
        body,
      });
      toast.success(message);
      await queries.invalidateQueries({ queryKey: ['mails'] });
    },
  });
  return (
    <Form form={form} className={sheet}>
      <FormStatus message={form.message} />
      <DraftNote form={form} />
      <TextAreaField
        name="text"
        label="Signature"
        rows={4}
        maxLength={MOST_IN_SIGNATURE}
        defaultValue={text}
        hint="Left empty it is your name and ours."
      />
      <div>
        <SubmitButton busyLabel="Saving...">Save signature</SubmitButton>
      </div>
    </Form>
  );
}
