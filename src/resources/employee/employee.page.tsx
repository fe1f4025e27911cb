import { ResourceList } from '~/dashboard/resource-list';
import { formatDate } from '~/lib/time';
import { SelectField, TextField } from '~/ui/field';
import { roles } from '../permissions';
import type { AnyRecord } from '../resource';
import { employee, genders } from './employee';

const yesNo = { true: 'Yes', false: 'No' };
const anyGender = { '': 'Not told', ...genders };
const roleNames = Object.fromEntries(roles.map((role) => [role, role]));

export default function EmployeePage() {
  return <ResourceList resource={employee} fields={fields} />;
}

const fields = (record: AnyRecord) => {
  const row = employee.row.parse(record);
  const joined = formatDate(row.dateOfJoining).split('/').reverse().join('-');
  const off = { autoComplete: 'off' };
  return (
    <>
      <TextField name="employeeId" label="Employee ID" defaultValue={row.employeeId} disabled />
      <TextField name="name" label="Name" defaultValue={row.name} required {...off} />
      <TextField name="email" label="Email" type="email" defaultValue={row.email} required {...off} />
      <TextField name="mobile" label="Mobile" type="tel" defaultValue={row.mobile} required {...off} />
      <TextField name="jobrole" label="Job role" defaultValue={row.jobrole} required {...off} />
      <TextField name="dateOfJoining" label="Date of joining" type="date" defaultValue={joined} required />
      <SelectField name="gender" label="Gender" options={anyGender} defaultValue={row.gender ?? ''} />
      <SelectField
        name="isWorking"
        label="Is working"
        options={yesNo}
        defaultValue={String(row.isWorking)}
        required
      />
      <SelectField name="role" label="Role" options={roleNames} defaultValue={row.role} required />
    </>
  );
};
