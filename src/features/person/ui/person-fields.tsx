import type { ownersCall } from '~/features/followup/followup';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import type { AnyRecord } from '~/model/resource';
import type { UpdateRecord } from '~/records/ui/editor/editor-dialogs';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { type changePersonCall, person } from '../person';

/** What staff know better of somebody. All their addresses and numbers stand in one field each: to add one is a line more. */
export function PersonFields({ record }: { record: AnyRecord }) {
  const row = person.row.parse(record);
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  if (owners.isPending) return null;
  // Who has left since is still named, so that saving something else does not take it from them unseen.
  const chosen = row.ownerId ? { [row.ownerId]: row.ownerName } : {};
  const others = Object.fromEntries((owners.data ?? []).map(({ _id, name }) => [_id, name]));
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row.name} required autoComplete="off" />
      <TextField name="company" label="Company" defaultValue={row.company} autoComplete="off" />
      <SelectField
        name="ownerId"
        label="Owner"
        options={{ '': 'Nobody', ...chosen, ...others }}
        defaultValue={row.ownerId ?? ''}
        className="col-span-full"
      />
      <TextAreaField
        name="addresses"
        label="Addresses"
        hint="One on each line."
        rows={3}
        defaultValue={linesOf(row.addresses).join('\n')}
        autoComplete="off"
      />
      <TextAreaField
        name="numbers"
        label="Numbers"
        hint="One on each line."
        rows={3}
        inputMode="tel"
        defaultValue={linesOf(row.numbers).join('\n')}
        autoComplete="off"
      />
    </>
  );
}

const linesOf = (text: string, between = ' ') =>
  text
    .split(between)
    .map((line) => line.trim())
    .filter(Boolean);

/** What has been added, and what is gone. */
function changedKeys(before: string, typed = '') {
  const old = linesOf(before);
  const lines = linesOf(typed, '\n');
  return {
    add: lines.filter((line) => !old.includes(line)),
    remove: old.filter((line) => !lines.includes(line)),
  };
}

export const updatePerson: UpdateRecord = (record, { values }) => {
  const row = person.row.parse(record);
  const { name, company, ownerId, addresses, numbers } = values;
  return callApi<typeof changePersonCall>('PUT', `/people/${row._id}`, {
    body: {
      name,
      company,
      ownerId,
      emails: changedKeys(row.addresses, addresses),
      phones: changedKeys(row.numbers, numbers),
      version: row.version,
    },
  });
};
