import type {
  askAboutQuotationCall,
  declineQuotationCall,
  renewQuotationCall,
} from '~/features/quotation/public-calls';
import { callApi } from '~/lib/api';
import { TextAreaField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import type { AnswerFormProps } from './answer-props';

/** Says to the page's action which of its forms it is. */
export const Intent = ({ of }: { of: string }) => <input type="hidden" name="intent" value={of} />;

export function AskForm({ token, posted }: AnswerFormProps) {
  const form = useForm({
    posted,
    success: 'Thank you. We have your question and will answer soon.',
    async send({ question }, { idempotencyKey }) {
      await callApi<typeof askAboutQuotationCall>('POST', `/public/quotations/${token}/ask`, {
        body: { question },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    },
  });
  return (
    <Form form={form} aria-label="Ask a question" className="grid gap-4">
      <FormStatus message={form.message} />
      <Intent of="ask" />
      <TextAreaField
        name="question"
        label="Your question"
        rows={4}
        maxLength={2000}
        required
        defaultValue={posted?.values.question}
      />
      <SubmitButton variant="secondary" busyLabel="Sending...">
        Send question
      </SubmitButton>
    </Form>
  );
}

export function DeclineForm({ token, posted, onHeard }: AnswerFormProps) {
  const form = useForm({
    posted,
    async send({ reason }, { idempotencyKey }) {
      await callApi<typeof declineQuotationCall>('POST', `/public/quotations/${token}/decline`, {
        body: { reason },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      await onHeard();
    },
  });
  return (
    <Form form={form} aria-label="Decline" className="grid gap-4">
      <FormStatus message={form.message} />
      <Intent of="decline" />
      <TextAreaField
        name="reason"
        label="Why not? (optional)"
        hint="A word about price, time or scope helps us to offer better."
        rows={3}
        maxLength={1000}
        defaultValue={posted?.values.reason}
      />
      <SubmitButton variant="secondary" busyLabel="Declining...">
        Decline quotation
      </SubmitButton>
    </Form>
  );
}

export function RenewForm({ token, posted }: AnswerFormProps) {
  const form = useForm({
    posted,
    success: 'Thank you. We will send you a new quotation.',
    async send(_values, { idempotencyKey }) {
      await callApi<typeof renewQuotationCall>('POST', `/public/quotations/${token}/renew`, {
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    },
  });
  return (
    <Form form={form} aria-label="Ask for a renewal" className="grid gap-4">
      <FormStatus message={form.message} />
      <Intent of="renew" />
      <SubmitButton size="lg" busyLabel="Asking..." disabled={form.message?.tone === 'success'}>
        Ask for a renewal
      </SubmitButton>
    </Form>
  );
}
