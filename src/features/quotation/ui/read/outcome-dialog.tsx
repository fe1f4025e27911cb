import { callApi } from '~/lib/api';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { FileField } from '~/ui/forms/file-field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { orderRules } from '../../order-rules';
import type { outcomeCall } from '../../quotation-calls';
import { type Quotation, useTakeAnswer } from '../quotation-queries';

interface OutcomeDialogProps {
  quotation: Quotation;
  open: boolean;
  onClose: () => void;
}

/** What the customer has said by telephone, by mail or on paper. */
export function OutcomeDialog({ quotation: { _id, name }, open, onClose }: OutcomeDialogProps) {
  const takeAnswer = useTakeAnswer();
  const form = useForm({
    async send(_said, { data }) {
      takeAnswer(await callApi<typeof outcomeCall>('POST', `/quotations/${_id}/outcome`, { form: data }));
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title="What did they say?" size="question">
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        <SelectField
          name="result"
          label="Outcome"
          options={{ accepted: 'Accepted', declined: 'Declined' }}
          required
        />
        <TextField name="by" label="By whom" defaultValue={name} maxLength={120} required />
        <TextAreaField
          name="reason"
          label="How, or why"
          hint="For example: ordered by phone, order no. 114."
          rows={3}
          maxLength={1000}
          required
        />
        <FileField
          name="order"
          label="Their order"
          hint="If they have sent one: PDF, JPG or PNG, up to 5 MB."
          {...orderRules}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving…">Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
