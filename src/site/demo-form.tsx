import { useState } from 'react';
import { callApi } from '~/lib/api';
import type { bookDemoCall } from '~/resources/enquiry/enquiry';
import { requirements } from '~/resources/enquiry/requirements';
import { SelectField, TextField } from '~/ui/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/form';
import { toast } from '~/ui/toast';
import { DEMO_SENT, type DemoAnswer, demoFailure, MISSING_FIELDS } from './demo-answer';
import { Honeypot } from './honeypot';

/** Book a Demo. `posted` is the answer to the form when it was sent without JavaScript. */
export function DemoForm({ posted }: { posted: DemoAnswer | undefined }) {
  const [reference, setReference] = useState(posted?.reference);
  const form = useForm({
    draftKey: 'demo',
    missing: MISSING_FIELDS,
    success: DEMO_SENT,
    failure: demoFailure,
    posted,
    async send(values, { idempotencyKey, openForMs }) {
      setReference(undefined);
      const answer = await callApi<typeof bookDemoCall>('POST', '/quotes', {
        body: { ...values, fillMs: openForMs },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      setReference(answer.reference);
      toast.success(DEMO_SENT);
    },
  });
  const typed = posted?.values;
  const message = form.message?.text;
  return (
    <div className="grid gap-5">
      <FormStatus
        message={form.message}
        className={message?.includes('Error') ? 'text-white' : 'text-accent'}
      >
        {message === DEMO_SENT && reference && (
          <p className="text-sm text-muted">
            Your reference number is <strong className="font-semibold text-text">{reference}</strong>. Quote
            it when you call.
          </p>
        )}
      </FormStatus>
      <Form form={form} action="/?index#demo" className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Your Name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={typed?.name}
        />
        <TextField
          name="email"
          label="Your Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed?.email}
        />
        <TextField
          name="phone"
          label="Your Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          defaultValue={typed?.phone}
        />
        <TextField
          name="city"
          label="Your City"
          autoComplete="address-level2"
          maxLength={120}
          required
          defaultValue={typed?.city}
        />
        <SelectField
          name="requirement"
          label="Your Requirement"
          placeholder="Select Your Requirement"
          options={requirements}
          required
          defaultValue={typed?.requirement ?? ''}
          missing="Select your requirement."
          className="sm:col-span-2"
        />
        <Honeypot />
        <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full sm:col-span-2">
          Submit Request
        </SubmitButton>
      </Form>
    </div>
  );
}
