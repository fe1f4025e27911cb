import { EntryFields } from '~/features/followup/entry-fields';
import { followUps } from '~/features/followup/followups-of';
import { requirements } from '~/model/leads/requirements';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField } from '~/ui/forms/field';
import { enquiry } from './enquiry';

export default function EnquiryPage() {
  return <ResourceList resource={enquiry} fields={fields} {...followUps(enquiry)} />;
}

const fields = (record: AnyRecord | undefined) => {
  const requirement = (
    <SelectField
      name="requirement"
      label="Requirement"
      options={{ '': 'Not said yet', ...requirements }}
      defaultValue={record ? enquiry.row.parse(record).requirement : ''}
    />
  );
  if (!record) return <EntryFields>{requirement}</EntryFields>;
  return (
    <>
      <PersonInputs row={record} number="phone" optional={['email', 'city']} also={{ city: 'City' }} />
      {requirement}
    </>
  );
};
