import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TextField } from '~/ui/forms/field';
import { usualReasons } from '../followup-form';

export function LostReasonField({ value = '' }: { value?: string }) {
  const listId = useId();
  return (
    <>
      <TextField
        name="lostReason"
        label="Lost because"
        missing="Say why it was lost."
        list={listId}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        required
      />
      <datalist id={listId}>
        {usualReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  );
}

interface ValueFieldProps {
  paise?: number | null;
  hint?: ReactNode;
}

/** What it is worth, typed in rupees with any commas; it travels in paise. */
export function ValueField({ paise = null, hint }: ValueFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const inPaise = ({ formData }: FormDataEvent) =>
      formData.set('valuePaise', paiseIn(input.current?.value ?? ''));
    form?.addEventListener('formdata', inPaise);
    return () => form?.removeEventListener('formdata', inPaise);
  }, []);
  return (
    <TextField
      ref={input}
      name="valuePaise"
      label="Value (₹)"
      inputMode="decimal"
      defaultValue={rupeesTyped(paise)}
      pattern="\s*(?:₹\s*)?[\d,]{0,14}(?:\.\d{1,2})?\s*"
      title="Write the value in rupees, such as 12,50,000."
      autoComplete="off"
      hint={hint}
    />
  );
}

/** As somebody would have typed it. */
export const rupeesTyped = (paise: number | null) =>
  paise === null
    ? ''
    : (paise / 100).toLocaleString('en-IN', {
        minimumFractionDigits: paise % 100 ? 2 : 0,
        maximumFractionDigits: 2,
      });

/** `12,50,000.50` → `125000050`; nothing stays nothing. */
export function paiseIn(typed: string) {
  const [, rupees = '', paise = ''] = /^\D*?([\d,]*)(?:\.(\d{0,2}))?\D*$/.exec(typed) ?? [];
  const digits = rupees.replaceAll(',', '');
  return digits || paise ? String(Number(`${digits}${paise.padEnd(2, '0')}`)) : '';
}
