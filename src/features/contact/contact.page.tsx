import { EntryFields } from '~/features/followup/entry-fields';
import { followUps } from '~/features/followup/followups-of';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { contact } from './contact';

export default function ContactPage() {
  return <ResourceList resource={contact} fields={fields} {...followUps(contact)} />;
}

const fields = (record: AnyRecord | undefined) =>
  record ? (
    <PersonInputs row={record} number="phone" optional={['email', 'city']} also={{ city: 'City' }} />
  ) : (
    <EntryFields />
  );
