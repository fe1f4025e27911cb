import { type ReactNode, useId } from 'react';
import { TextField } from '~/ui/forms/field';
import { RupeesField } from '~/ui/forms/rupees-field';
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

export const ValueField = ({ paise = null, hint }: ValueFieldProps) => (
  <RupeesField name="valuePaise" label="Value" paise={paise} hint={hint} />
);
