import { ResourceList } from '~/dashboard/resource-list';
import { TextField } from '~/ui/field';
import { followUps } from '../followup/followups-of';
import { PersonInputs } from '../person-inputs';
import type { AnyRecord } from '../resource';
import { contact } from './contact';

export default function ContactPage() {
  return <ResourceList resource={contact} fields={fields} {...followUps(contact)} />;
}

const fields = (record: AnyRecord | undefined) => (
  <>
    <PersonInputs row={record} number="phone" />
    <TextField
      name="city"
      label="City"
      defaultValue={record && contact.row.parse(record).city}
      autoComplete="off"
      required
    />
  </>
);
