import { roleTitles } from '~/model/permissions';
import type { AnyRecord } from '~/model/resource';
import { useUser } from '~/platform/auth/ui/session';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { SelectField } from '~/ui/forms/field';
import { SecondFactorOf } from './second-factor-of';
import { user } from './user';
import { updateUser } from './user-update';

const noYes = { false: 'No', true: 'Yes' };

export default function UserPage() {
  return <ResourceList resource={user} fields={(row) => <UserFields record={row} />} update={updateUser} />;
}

/** Said where it matters: before somebody is made staff. */
const unconfirmed = (row: { emailVerifiedAt: string | null } | undefined) =>
  row && !row.emailVerifiedAt
    ? 'Nobody has confirmed the address yet. Who is made staff before that chooses a password anew, by a mail to it.'
    : undefined;

function UserFields({ record }: { record: AnyRecord | undefined }) {
  const me = useUser();
  const row = record && user.row.parse(record);
  const isSelf = row?._id === me._id;
  return (
    <>
      <PersonInputs row={record} number="mobile" optional={row ? [] : ['mobile']} />
      <SelectField
        name="role"
        label="Role"
        options={roleTitles}
        defaultValue={row?.role ?? 'user'}
        disabled={isSelf}
        hint={isSelf ? 'No one can change their own role.' : unconfirmed(row)}
        required
      />
      {row && (
        <SelectField
          name="isBlocked"
          label="Blocked"
          options={noYes}
          defaultValue={String(row.isBlocked)}
          hint={isSelf ? 'Blocking yourself logs you out.' : undefined}
          required
        />
      )}
      {row?.secondFactorSince && !isSelf && <SecondFactorOf row={row} since={row.secondFactorSince} />}
    </>
  );
}
