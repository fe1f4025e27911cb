import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { TextAreaField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { toast } from '~/ui/toast/toast';
import { type MyRequest, REQUESTS } from '../my-request';
import type { replyCall } from '../my-requests-call';
import { LONGEST_REPLY } from '../reply-length';

interface ReplyFormProps {
  request: MyRequest;
  onDone: () => void;
}

/** What is typed stays while the dashboard is open, also when the form is put away. */
export function ReplyForm({ request: { resource, _id, reference }, onDone }: ReplyFormProps) {
  const me = useUser();
  const queries = useQueryClient();
  const form = useForm({
    async send({ text }, { idempotencyKey }) {
      const { message } = await callApi<typeof replyCall>('POST', `/my/requests/${resource}/${_id}/reply`, {
        body: { text },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      await queries.invalidateQueries({ queryKey: [REQUESTS] });
      toast.success(message, { about: [REQUESTS, _id] });
      onDone();
    },
    draftKey: `${me._id}-reply-${_id}`,
    shelf: memoryShelf,
  });
  return (
    <Form form={form} aria-label={`Reply to ${reference}`} className="grid gap-3">
      <FormStatus message={form.message} />
      <TextAreaField name="text" label="Your reply" rows={3} maxLength={LONGEST_REPLY} required autoFocus />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="sm" busyLabel="Sending..." className="max-sm:min-h-11">
          Send reply
        </SubmitButton>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
