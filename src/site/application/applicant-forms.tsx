import { useNavigate } from 'react-router';
import type { eraseApplicationCall, newerResumeCall, withdrawCall } from '~/features/career/applicant-calls';
import { RESUME_HINT, resumeRules } from '~/features/career/resume-types';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { CheckboxField } from '~/ui/forms/field';
import { FileField } from '~/ui/forms/file-field';
import { Form, type FormMessage, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { Fold } from '../fold';

/** What became of a form that was posted without JavaScript. */
interface Posted {
  message: FormMessage;
  fields: Record<string, string>;
}

interface FormProps {
  token: string;
  posted: Posted | undefined;
  /** The page is read anew, and with it how the application stands. */
  onHeard: () => Promise<void>;
}

/** Says to the page's action which of its forms it is. */
const Intent = ({ of }: { of: string }) => <input type="hidden" name="intent" value={of} />;

export function ResumeForm({ token, posted, onHeard }: FormProps) {
  const form = useForm({
    posted,
    success: 'Thank you. We have your newer CV.',
    async send(_values, { data, idempotencyKey }) {
      data.delete('intent');
      await callApi<typeof newerResumeCall>('POST', `/public/applications/${token}/resume`, {
        form: data,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      await onHeard();
    },
  });
  return (
    <Fold title="Send a newer CV" isOpen={posted !== undefined}>
      <Form form={form} aria-label="Send a newer CV" encType="multipart/form-data" className="grid gap-4">
        <FormStatus message={form.message} />
        <Intent of="resume" />
        <FileField
          name="resume"
          label="Your CV"
          {...resumeRules}
          missing="Choose your CV."
          hint={RESUME_HINT}
          required
        />
        <SubmitButton busyLabel="Sending...">Send CV</SubmitButton>
      </Form>
    </Fold>
  );
}

export function WithdrawForm({ token, posted, onHeard }: FormProps) {
  const form = useForm({
    posted,
    async send() {
      await callApi<typeof withdrawCall>('POST', `/public/applications/${token}/withdraw`);
      await onHeard();
    },
  });
  return (
    <Fold title="Withdraw my application" isOpen={posted !== undefined}>
      <Form form={form} aria-label="Withdraw" className="grid gap-4">
        <p className="text-muted">We stop here, and you get no more mails about it.</p>
        <FormStatus message={form.message} />
        <Intent of="withdraw" />
        <CheckboxField
          name="sure"
          label="I am sure that I want to withdraw"
          missing="Tick that you are sure."
          required
        />
        <SubmitButton variant="secondary" busyLabel="Withdrawing...">
          Withdraw application
        </SubmitButton>
      </Form>
    </Fold>
  );
}

export function EraseForm({ token, posted }: FormProps) {
  const navigate = useNavigate();
  const form = useForm({
    posted,
    async send() {
      await callApi<typeof eraseApplicationCall>('POST', `/public/applications/${token}/erase`).catch(
        (fault: unknown) => {
          // Gone already: that is what was wanted.
          if (!(fault instanceof AppError && fault.status === 404)) throw fault;
        },
      );
      await navigate('?done=erase', { replace: true });
    },
  });
  return (
    <Fold title="Delete my data" isOpen={posted !== undefined}>
      <Form form={form} aria-label="Delete my data" className="grid gap-4">
        <p className="text-muted">
          Your application goes for good, with your CV and our mails about it. If we are still deciding, that
          ends it as well. It cannot be undone.
        </p>
        <FormStatus message={form.message} />
        <Intent of="erase" />
        <CheckboxField
          name="sure"
          label="I am sure that I want it deleted"
          missing="Tick that you are sure."
          required
        />
        <SubmitButton variant="danger" busyLabel="Deleting...">
          Delete everything
        </SubmitButton>
      </Form>
    </Fold>
  );
}
