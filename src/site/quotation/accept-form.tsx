import { lazy, Suspense, useSyncExternalStore } from 'react';
import { totalsWith } from '~/features/quotation/price';
import type { acceptQuotationCall } from '~/features/quotation/public-calls';
import { SIGNATURE_BOX } from '~/features/quotation/signature';
import { callApi } from '~/lib/api';
import { untilItComes } from '~/lib/browser/until-it-comes';
import { inRupees } from '~/model/money/rupees';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { Intent } from './answer-forms';
import type { AnswerFormProps } from './answer-props';
import type { ReadProps } from './quotation-read';

/** Nobody draws without a script; then the typed name is the signature, as it is for all who leave the field empty. */
const SignaturePad = lazy(untilItComes(() => import('./signature-pad')));
const never = () => () => {};

/** As high as the pad: when it comes, what stands below would move away from under the finger. */
const PlaceOfPad = () => (
  <div aria-hidden="true" className="grid gap-1.5 noscript:hidden">
    <p className="text-sm">&nbsp;</p>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
      className="invisible h-auto w-full border"
    />
    <p className="min-h-9" />
  </div>
);

type AcceptFormProps = AnswerFormProps & Pick<ReadProps, 'quotation' | 'options'>;

export function AcceptForm({ token, quotation, options, posted, onHeard }: AcceptFormProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { totalPaise, inWords } = totalsWith(quotation.lines, options);
  const form = useForm({
    posted,
    draftKey: `accept-${quotation.number}`,
    async send({ name, agreed, signature }, { idempotencyKey }) {
      const body = { name, agreed: agreed === 'on', options, ...(signature ? { signature } : {}) };
      await callApi<typeof acceptQuotationCall>('POST', `/public/quotations/${token}/accept`, {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      await onHeard();
    },
  });
  return (
    <div className="rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8">
      <Form form={form} id="accept" aria-label="Accept" className="grid gap-5">
        <FormStatus message={form.message} />
        <Intent of="accept" />
        <p>
          You accept{' '}
          <strong className="font-heading text-xl font-semibold tabular-nums">{inRupees(totalPaise)}</strong>
          <span className="block text-sm text-muted">{inWords}</span>
        </p>
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          maxLength={120}
          required
          hint="It stands under the acceptance as your signature."
          defaultValue={posted?.values.name}
        />
        {isAwake ? (
          <Suspense fallback={<PlaceOfPad />}>
            <SignaturePad />
          </Suspense>
        ) : (
          <PlaceOfPad />
        )}
        <CheckboxField
          name="agreed"
          label={quotation.agrees}
          required
          missing="Say that you agree to the terms."
          defaultChecked={posted?.values.agreed === 'on'}
        />
        <SubmitButton size="lg" busyLabel="Accepting...">
          Accept quotation
        </SubmitButton>
      </Form>
    </div>
  );
}
