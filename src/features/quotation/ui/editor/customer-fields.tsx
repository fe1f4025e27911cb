import { useMemo } from 'react';
import { isGstin, stateOfGstin, statesByName } from '~/model/money/gstin';
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { Panel } from '~/ui/panel';
import type { Customer } from '../../quotation-form';
import { countries } from './countries';
import type { ChangeSheet } from './use-draft';

interface CustomerFieldsProps {
  customer: Customer;
  /** Where it is supplied to, in words; unknown while the settings are on their way. */
  place: string;
  change: ChangeSheet;
}

const GSTIN_LENGTH = 15;
const states = new Map([['', 'As ours'], ...statesByName]);

/** For whom it is. A GSTIN tells its state. */
export function CustomerFields({ customer, place, change }: CustomerFieldsProps) {
  const options = useMemo(countries, []);
  const { gstin, country } = customer;
  const isHere = country === 'IN';
  const isKnown = isGstin(gstin);

  const set = (values: Partial<Customer>) => {
    const [first = ''] = Object.keys(values);
    change(`customer.${first}`, (sheet) => ({ ...sheet, customer: { ...sheet.customer, ...values } }));
  };
  const field = (name: 'name' | 'company' | 'email' | 'phone' | 'address') => ({
    name: `customer.${name}`,
    value: customer[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      set({ [name]: currentTarget.value }),
  });

  function setGstin(typed: string) {
    const number = typed.replace(/\s/g, '').toUpperCase().slice(0, GSTIN_LENGTH);
    set({ gstin: number, ...(isGstin(number) ? { stateCode: stateOfGstin(number) } : {}) });
  }

  return (
    <Panel title="For">
      <div className="grid gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5 lg:grid-cols-4">
        <TextField {...field('name')} label="Name" maxLength={120} />
        <TextField {...field('company')} label="Company" maxLength={200} />
        <TextField {...field('email')} label="Email" type="email" maxLength={254} />
        <TextField {...field('phone')} label="Phone" type="tel" maxLength={30} />
        {isHere && (
          <TextField
            name="customer.gstin"
            label="GSTIN"
            value={gstin}
            hint={gstinWords(gstin)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => setGstin(currentTarget.value)}
          />
        )}
        {isHere && (
          <SelectField
            name="customer.stateCode"
            label="State"
            options={states}
            value={isKnown ? stateOfGstin(gstin) : customer.stateCode}
            disabled={isKnown}
            onChange={({ currentTarget }) => set({ stateCode: currentTarget.value })}
          />
        )}
        <SelectField
          name="customer.country"
          label="Country"
          options={options}
          value={country}
          onChange={({ currentTarget }) =>
            set({ country: currentTarget.value, gstin: '', stateCode: '', sez: false })
          }
        />
        <TextAreaField
          {...field('address')}
          label="Address"
          rows={3}
          maxLength={1000}
          className={isHere ? '' : 'sm:col-span-2'}
        />
        {isHere && (
          <CheckboxField
            name="customer.sez"
            label="In a special economic zone"
            checked={customer.sez}
            onChange={({ currentTarget }) => set({ sez: currentTarget.checked })}
            className="sm:col-span-2 lg:col-span-4"
          />
        )}
      </div>
      <p role="status" className="border-t border-line px-4 py-2.5 text-sm text-muted sm:px-5">
        {place && `Place of supply: ${place}`}
      </p>
    </Panel>
  );
}

/** Told while it is typed, before it can be wrong. */
function gstinWords(gstin: string) {
  if (gstin === '') return 'Empty, where they have none';
  if (gstin.length < GSTIN_LENGTH) return `${gstin.length} of ${GSTIN_LENGTH}`;
  return isGstin(gstin) ? 'A right GSTIN' : '';
}
