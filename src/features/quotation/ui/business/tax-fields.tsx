import { useEffect, useRef, useState } from 'react';
import { isGstin, STATES, stateOfGstin, statesByName } from '~/model/money/gstin';
import { SelectField, TextField } from '~/ui/forms/field';
import { type Business, NO_GSTIN, OTHER_STATE } from '../../business';

const LENGTH = 15;
const OTHER_PAN = 'The PAN is not the one within the GSTIN.';
/** What is right already is not written again: the place of whoever types within it would be lost. */
function toBare(input: HTMLInputElement) {
  const bare = input.value.replaceAll(/\s/g, '').toUpperCase();
  if (bare !== input.value) input.value = bare;
}
const panOf = (gstin: string) => gstin.slice(2, 12);

/** What the GSTIN says of the rest is filled in as soon as it is whole. */
export function TaxFields({ ours }: { ours: Business }) {
  const gstin = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const pan = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(ours.gstin);
  // What was typed at another time may stand there.
  useEffect(() => setTyped(gstin.current?.value ?? ''), []);

  function typeGstin(input: HTMLInputElement) {
    toBare(input);
    setTyped(input.value);
    if (!isGstin(input.value)) return;
    if (state.current) state.current.value = stateOfGstin(input.value);
    if (pan.current) pan.current.value = panOf(input.value);
  }

  return (
    <>
      <TextField
        ref={gstin}
        name="gstin"
        label="GSTIN"
        defaultValue={ours.gstin}
        onChange={({ target }) => typeGstin(target)}
        hint={<span role="status">{wordsOn(typed)}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        ref={state}
        name="stateCode"
        label="State"
        options={statesByName}
        defaultValue={ours.stateCode}
      />
      <TextField
        ref={pan}
        name="pan"
        label="PAN"
        defaultValue={ours.pan}
        onChange={({ target }) => toBare(target)}
        pattern="[A-Z]{5}\d{4}[A-Z]"
        title="A PAN has five letters, four digits and a letter."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}

function wordsOn(gstin: string) {
  if (gstin.length < LENGTH) return 'Fifteen letters and digits, as on the certificate of registration.';
  return isGstin(gstin) ? `That is one of ${STATES[stateOfGstin(gstin)]}.` : NO_GSTIN;
}

/** What does not go together. */
export function taxFaults({ gstin = '', stateCode = '', pan = '' }: Record<string, string>) {
  if (gstin && !isGstin(gstin)) return { gstin: NO_GSTIN };
  if (gstin && stateOfGstin(gstin) !== stateCode) return { stateCode: OTHER_STATE };
  if (gstin && pan && panOf(gstin) !== pan) return { pan: OTHER_PAN };
  return {};
}
