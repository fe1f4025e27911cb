import { followUps } from '~/features/followup/followups-of';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField } from '~/ui/forms/field';
import { enquiry } from './enquiry';
import { requirements } from './requirements';

export default function EnquiryPage() {
  return <ResourceList resource={enquiry} fields={fields} {...followUps(enquiry)} />;
}

const fields = (record: AnyRecord | undefined) => {
  const row = record && enquiry.row.parse(record);
  return (
    <>
      <PersonInputs row={record} number="phone" also={{ city: 'City' }} />
      <SelectField
        name="requirement"
        label="Requirement"
        options={requirements}
        placeholder="Select the requirement"
        defaultValue={row?.requirement ?? ''}
        required
      />
    </>
  );
};
