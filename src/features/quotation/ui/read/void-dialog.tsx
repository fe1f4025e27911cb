import { callApi } from '~/lib/api';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextAreaField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import type { voidQuotationCall } from '../../quotation-calls';
import { type Quotation, useTakeAnswer } from '../quotation-queries';

interface VoidDialogProps {
  quotation: Quotation;
  open: boolean;
  onClose: () => void;
}

/** It cannot be accepted any more, and its number stays taken. */
export function VoidDialog({ quotation: { _id, number }, open, onClose }: VoidDialogProps) {
  const takeAnswer = useTakeAnswer();
  const form = useForm({
    async send({ reason }) {
      const path = `/quotations/${_id}/void` as const;
      takeAnswer(await callApi<typeof voidQuotationCall>('POST', path, { body: { reason } }));
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Take ${number} back?`} size="question">
      <Form form={form} className="grid gap-4">
        <p>The customer cannot accept it any more. This cannot be undone.</p>
        <FormStatus message={form.message} />
        <TextAreaField name="reason" label="Reason" rows={3} maxLength={1000} required />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <SubmitButton variant="danger" busyLabel="One moment…">
            Take it back
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
