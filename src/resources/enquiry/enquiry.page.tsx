import { ResourceList } from '~/dashboard/resource-list';
import { SelectField, TextField } from '~/ui/field';
import type { AnyRecord } from '../resource';
import { enquiry } from './enquiry';
import { requirements } from './requirements';

export default function EnquiryPage() {
  return <ResourceList resource={enquiry} fields={fields} />;
}

const fields = (record: AnyRecord) => {
  const row = enquiry.row.parse(record);
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row.name} autoComplete="off" required />
      <TextField
        name="email"
        label="Email"
        type="email"
        defaultValue={row.email}
        autoComplete="off"
        required
      />
      <TextField name="phone" label="Phone" type="tel" defaultValue={row.phone} autoComplete="off" required />
      <TextField name="city" label="City" defaultValue={row.city} autoComplete="off" required />
      <SelectField
        name="requirement"
        label="Requirement"
        options={requirements}
        defaultValue={row.requirement}
        required
      />
    </>
  );
};
