import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { toast } from '~/ui/toast/toast';
import type { Line } from '../../../quotation-form';
import type { saveTemplateCall, templatesCall } from '../../../template-calls';
import { TEMPLATES_KEY } from './insert-lines';

interface SaveTemplateProps {
  lines: readonly Line[];
  terms: string;
  open: boolean;
  onClose: () => void;
}

/** Its lines and terms under a name, for all of the staff. */
export function SaveTemplate({ open, ...props }: SaveTemplateProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Save as a template" size="question">
      {open && <Naming {...props} />}
    </Dialog>
  );
}

function Naming({ lines, terms, onClose }: Omit<SaveTemplateProps, 'open'>) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const templates = useCall<typeof templatesCall>(TEMPLATES_KEY, '/quotation-templates');
  const isKnown = templates.data?.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const form = useForm({
    async send() {
      const body = { name, lines, terms };
      const { message } = await callApi<typeof saveTemplateCall>('POST', '/quotation-templates', { body });
      toast.success(message);
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      onClose();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <p>
        {lines.length === 1 ? 'One line' : `${lines.length} lines`} and the terms, without the customer. All
        of the staff can begin with it.
      </p>
      <FormStatus message={form.message} />
      <TextField
        name="name"
        label="Name"
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isKnown && 'There is one of this name: it is replaced.'}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Leave it
        </Button>
        <SubmitButton busyLabel="Saving…">{isKnown ? 'Replace' : 'Save'}</SubmitButton>
      </div>
    </Form>
  );
}
