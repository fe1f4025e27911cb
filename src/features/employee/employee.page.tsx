import { dayOf } from '~/lib/time';
import { roleTitles } from '~/model/permissions';
import type { AnyRecord } from '~/model/resource';
import { PrivatePicture } from '~/records/ui/details/private-picture';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { PictureField } from '~/records/ui/editor/picture-field';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField, TextField } from '~/ui/forms/field';
import { employee, genders } from './employee';
import { InviteAgain } from './invite-again';

const yesNo = { true: 'Yes', false: 'No' };
const anyGender = { '': 'Not told', ...genders };

const portraits = {
  accept: 'image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp',
  kinds: 'JPG, PNG, or WebP',
};

export default function EmployeePage() {
  return <ResourceList resource={employee} fields={fields} more={more} />;
}

const more = (record: AnyRecord) => {
  const row = employee.row.parse(record);
  return (
    <>
      {row.profile && (
        <PrivatePicture
          src={row.profile}
          alt={`${row.name}, profile picture`}
          className="size-32 rounded-md border border-line bg-sunken object-cover"
        />
      )}
      {row.isWorking && <InviteAgain employee={row} />}
    </>
  );
};

const fields = (record: AnyRecord | undefined) => {
  const row = record && employee.row.parse(record);
  const off = { required: true, autoComplete: 'off' };
  return (
    <>
      <TextField
        name="employeeId"
        label="Employee ID"
        defaultValue={row?.employeeId}
        disabled={Boolean(row)}
        {...off}
      />
      <PersonInputs row={record} number="mobile" />
      <TextField name="jobrole" label="Job role" defaultValue={row?.jobrole} {...off} />
      <TextField
        name="dateOfJoining"
        label="Date of joining"
        type="date"
        defaultValue={row && dayOf(row.dateOfJoining)}
        required
      />
      <SelectField name="gender" label="Gender" options={anyGender} defaultValue={row?.gender ?? ''} />
      <SelectField
        name="isWorking"
        label="Is working"
        options={yesNo}
        defaultValue={String(row?.isWorking ?? true)}
        required
      />
      <SelectField
        name="role"
        label="Role"
        options={roleTitles}
        defaultValue={row?.role ?? 'employee'}
        required
      />
      <PictureField
        name="profile"
        label="Profile picture"
        hint="JPG, PNG or WebP, up to 8 MB."
        rules={portraits}
        present={
          row?.profile && (
            <PrivatePicture src={row.profile} alt="As it is now" className="size-full object-cover" />
          )
        }
      />
      {!row && (
        <p className="col-span-full text-sm text-muted">
          They get a mail with a link to choose their own password.
        </p>
      )}
    </>
  );
};
