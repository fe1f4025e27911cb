import { ResourceList } from '~/dashboard/resource-list';
import { TextField } from '~/ui/field';
import { followUps } from '../followup/followups-of';
import { PersonInputs } from '../person-inputs';
import type { AnyRecord } from '../resource';
import { iotQuote } from './iot-quote';

export default function IotQuotePage() {
  return <ResourceList resource={iotQuote} fields={fields} {...followUps(iotQuote)} />;
}

const fields = (record: AnyRecord | undefined) => (
  <>
    <PersonInputs row={record} number="phone" />
    <TextField
      name="productName"
      label="Product name"
      defaultValue={record && iotQuote.row.parse(record).productName}
      autoComplete="off"
      required
    />
  </>
);
