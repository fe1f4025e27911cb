import { useState } from 'react';
import { isGstin, STATES, stateOfGstin, statesByName } from '~/model/money/gstin';
import { SelectField, TextField } from '~/ui/forms/field';
import { type Business, NO_GSTIN, OTHER_STATE } from '../../business';

const LENGTH = 15;
const OTHER_PAN = 'The PAN is not the one within the GSTIN.';
const bare = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();
const panOf = (gstin: string) => gstin.slice(2, 12);

/** What the GSTIN says of the rest is filled in as soon as it is whole. */
export function TaxFields({ ours }: { ours: Business }) {
  const [gstin, setGstin] = useState(ours.gstin);
  const [stateCode, setStateCode] = useState(ours.stateCode);
  const [pan, setPan] = useState(ours.pan);

  function typeGstin(typed: string) {
    const next = bare(typed);
    setGstin(next);
    if (!isGstin(next)) return;
    setStateCode(stateOfGstin(next));
    setPan(panOf(next));
  }

  return (
    <>
      <TextField
        name="gstin"
        label="GSTIN"
        value={gstin}
        onChange={({ target }) => typeGstin(target.value)}
        hint={<span role="status">{wordsOn(gstin)}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        name="stateCode"
        label="State"
        options={statesByName}
        value={stateCode}
        onChange={({ target }) => setStateCode(target.value)}
      />
      <TextField
        name="pan"
        label="PAN"
        value={pan}
        onChange={({ target }) => setPan(bare(target.value))}
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
