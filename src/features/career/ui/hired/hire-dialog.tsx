import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { employee } from '~/features/employee/employee';
import { user } from '~/features/user/user';
import { callApi } from '~/lib/api';
import { phoneWords } from '~/lib/phone-words';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import { career } from '../../career';
import type { employeeOfCall, hireCall } from '../../hire-calls';

interface HireDialogProps {
  id: string;
  plan: NonNullable<z.output<typeof employeeOfCall.answer>['plan']>;
  onClose: () => void;
}

/** What is not known of a new employee is asked for, and what becomes of an account is said before. */
export function HireDialog({ id, plan, onClose }: HireDialogProps) {
  const { name, email, mobile, jobrole, employeeId, account, obstacle } = plan;
  const queries = useQueryClient();
  const form = useForm({
    async send(values, { idempotencyKey }) {
      const body = { ...values, accountId: account?._id ?? null };
      const headers = { 'Idempotency-Key': idempotencyKey };
      const { employee: made } = await callApi<typeof hireCall>('POST', `/career/${id}/employee`, {
        body,
        headers,
      });
      onClose();
      toast.success(`${name} is an employee: ${made.employeeId}`);
      await refresh(queries, career.name, employee.name, user.name);
    },
  });
  const off = { required: true, autoComplete: 'off' };
  return (
    <Dialog open onClose={onClose} title={`Make ${name} an employee`} size="question">
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        <p className="text-sm text-muted wrap-anywhere">
          {name}, {email}, {phoneWords(mobile)}
        </p>
        {obstacle ? (
          <p role="alert" className="rounded-md border border-line bg-sunken p-3 text-sm">
            {obstacle}
          </p>
        ) : (
          <>
            <TextField name="employeeId" label="Employee ID" defaultValue={employeeId} {...off} />
            <TextField name="jobrole" label="Job role" defaultValue={jobrole} {...off} />
            <TextField name="dateOfJoining" label="Date of joining" type="date" required />
            <p className="text-sm">
              {account?.words ?? 'They get an account, and a mail with a link to choose their own password.'}
            </p>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {obstacle ? 'Close' : 'Cancel'}
          </Button>
          {!obstacle && <SubmitButton busyLabel="One moment…">Make employee</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
