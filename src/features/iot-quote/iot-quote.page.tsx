import { useFollowUps } from '~/features/followup/followups-of';
import { entrySources } from '~/model/leads/source';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField } from '~/ui/forms/field';
import { iotQuote } from './iot-quote';

export default function IotQuotePage() {
  return <ResourceList resource={iotQuote} fields={fields} {...useFollowUps(iotQuote)} />;
}

const fields = (record: AnyRecord | undefined) => (
  <>
    <PersonInputs row={record} number="phone" also={{ productName: 'Product name' }} />
    {!record && (
      <SelectField name="source" label="Source" options={entrySources} defaultValue="phone" required />
    )}
  </>
);
