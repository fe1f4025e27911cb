import { dayOf, now } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField, TextField } from '~/ui/forms/field';
import { RupeesField } from '~/ui/forms/rupees-field';
import { priceItem, priceKinds } from './price-item';
import { PriceRates } from './price-rates';

export default function PriceItemPage() {
  return <ResourceList resource={priceItem} fields={fields} more={rates} />;
}

const rates = ({ _id }: AnyRecord) => <PriceRates id={_id} />;

const fields = (record: AnyRecord | undefined) => {
  const row = record && priceItem.row.parse(record);
  return (
    <>
      <TextField
        name="name"
        label="Name"
        defaultValue={row?.name}
        maxLength={200}
        className="col-span-full"
        autoComplete="off"
        required
      />
      <SelectField name="kind" label="Kind" options={priceKinds} defaultValue={row?.kind ?? 'service'} />
      <TextField
        name="sac"
        label="SAC/HSN"
        defaultValue={row?.sac}
        hint="4, 6 or 8 digits, such as 998314."
        inputMode="numeric"
        pattern="\s*(\d{4}|\d{6}|\d{8})?\s*"
        title="A SAC or HSN has 4, 6 or 8 digits."
        autoComplete="off"
      />
      <TextField
        name="unit"
        label="Unit"
        defaultValue={row?.unit}
        hint="What one of it is: a project, a month, a piece."
        maxLength={20}
        autoComplete="off"
      />
      <RupeesField name="ratePaise" label="Rate" paise={row?.ratePaise ?? null} required />
      <TextField
        name="gstPercent"
        label="GST (%)"
        missing="GST is required."
        defaultValue={row?.gstPercent ?? 18}
        inputMode="decimal"
        pattern="\s*\d{1,3}(\.\d{1,2})?\s*"
        title="Write a percentage from 0 to 100, such as 18."
        autoComplete="off"
        required
      />
      <TextField
        name="validFrom"
        label="Valid from"
        type="date"
        defaultValue={row?.validFrom ?? dayOf(now())}
        hint={
          row &&
          'A later day adds a rate, and this one holds until then. An earlier day puts the rate in the place of this one.'
        }
        required
      />
    </>
  );
};
