import { ResourceList } from '~/dashboard/resource-list';
import { SelectField, TextField } from '~/ui/field';
import type { AnyRecord } from '../resource';
import { followup, statuses } from './followup';

export default function FollowupPage() {
  return <ResourceList resource={followup} fields={fields} />;
}

const fields = (record: AnyRecord) => {
  const row = followup.row.parse(record);
  const off = { autoComplete: 'off' };
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row.name} required {...off} />
      <TextField name="mobile" label="Mobile" type="tel" defaultValue={row.mobile} required {...off} />
      <TextField name="email" label="Email" type="email" defaultValue={row.email} {...off} />
      <SelectField name="status" label="Status" options={statuses} defaultValue={row.status} required />
      <TextField name="remark" label="New remark" hint={row.remarks.at(-1)?.val ?? 'No remarks'} {...off} />
    </>
  );
};
