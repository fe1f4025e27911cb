import { type ReactNode, useEffect, useRef } from 'react';
import { RUPEES_TYPED } from '~/lib/typed/numbers-typed';
import { paiseIn, rupeesTyped } from '~/lib/typed/rupees-typed';
import { TextField } from './field';

interface RupeesFieldProps {
  name: string;
  label: string;
  paise: number | null;
  hint?: ReactNode;
  required?: boolean;
}

/** An amount that is typed in rupees, grouped by commas or not, and travels in paise. */
export function RupeesField({ name, label, paise, hint, required }: RupeesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const inPaise = ({ formData }: FormDataEvent) => formData.set(name, paiseIn(input.current?.value ?? ''));
    form?.addEventListener('formdata', inPaise);
    return () => form?.removeEventListener('formdata', inPaise);
  }, [name]);
  return (
    <TextField
      ref={input}
      name={name}
      label={`${label} (₹)`}
      inputMode="decimal"
      defaultValue={rupeesTyped(paise)}
      pattern={RUPEES_TYPED}
      title={`Write the ${label.toLowerCase()} in rupees, such as 12,50,000.`}
      autoComplete="off"
      hint={hint}
      required={required}
      missing={`${label} is required.`}
    />
  );
}
