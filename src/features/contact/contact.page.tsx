import { EntryFields } from '~/features/followup/entry-fields';
import { followUps } from '~/features/followup/followups-of';
import { requirements } from '~/model/leads/requirements';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField } from '~/ui/forms/field';
import { contact } from './contact';

export default function ContactPage() {
  return <ResourceList resource={contact} fields={fields} {...followUps(contact)} />;
}

const fields = (record: AnyRecord | undefined) => {
  const requirement = (
    <SelectField
      name="requirement"
      label="Requirement"
      options={{ '': 'Not said yet', ...requirements }}
      defaultValue={(record && contact.row.parse(record).requirement) ?? ''}
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
