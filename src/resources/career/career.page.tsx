import { ResourceList } from '~/dashboard/resource-list';
import { BulkSelect } from '~/dashboard/selection';
import { useSetForAll } from '~/dashboard/set-for-all';
import { callApi } from '~/lib/api';
import { FileField, SelectField, TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { PersonInputs } from '../person-inputs';
import { type AnyRecord, type ChangeCall, withId } from '../resource';
import { career } from './career';
import { designations } from './designations';
import { Resume } from './resume';
import { RESUME_REFUSED, resumeTypes } from './resume-types';
import { stages } from './stages';

export default function CareerPage() {
  const setForAll = useSetForAll(career);
  return (
    <ResourceList
      resource={career}
      fields={fields}
      more={(row) => <Resume key={row._id} application={career.row.parse(row)} />}
      bulkActions={(rows, done) => (
        <BulkSelect
          label="Set status"
          options={stages}
          onApply={(value) => setForAll(rows, { field: 'status', value, write: setStatus }).then(done)}
        />
      )}
    />
  );
}

const setStatus = ({ _id }: AnyRecord, status: unknown) =>
  callApi<ChangeCall>('PUT', withId(career.endpoints.update ?? '', _id), { body: { status } });

const fields = (record: AnyRecord | undefined) => {
  const row = record && career.row.parse(record);
  return (
    <>
      <PersonInputs row={record} number="phone" />
      <SelectField
        name="designation"
        label="Designation"
        options={designations}
        placeholder="Select the designation"
        defaultValue={row?.designation ?? ''}
        required
      />
      <TextField
        name="experience"
        label="Experience"
        defaultValue={row?.experience}
        autoComplete="off"
        placeholder="4 years"
      />
      {row ? (
        <SelectField name="status" label="Status" options={stages} defaultValue={row.status} required />
      ) : (
        <FileField
          name="resume"
          label="CV"
          hint="PDF, JPG or PNG, up to 5 MB."
          accept={resumeTypes}
          extensions=".pdf,.jpg,.jpeg,.png"
          onRefused={() => toast.error(RESUME_REFUSED)}
          required
        />
      )}
    </>
  );
};
