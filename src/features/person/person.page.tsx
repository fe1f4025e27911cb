import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextField } from '~/ui/forms/field';
import { person } from './person';

export default function PersonPage() {
  return <ResourceList resource={person} fields={fields} />;
}

const fields = (record: AnyRecord | undefined) => {
  const row = record && person.row.parse(record);
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row?.name} required />
      <TextField name="company" label="Company" defaultValue={row?.company} />
    </>
  );
};
