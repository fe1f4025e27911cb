import type { ReactNode } from 'react';
import { useCall } from '~/lib/use-call';
import { entrySources } from '~/model/leads/source';
import { useUser } from '~/platform/auth/ui/session';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { CheckboxField, SelectField, TextAreaField } from '~/ui/forms/field';
import type { ownersCall } from './followup';
import { KnownPeople } from './ui/known-people';
import { NextStepFields } from './ui/next-step-fields';

/** Somebody is on the phone: who they are and how they are reached is enough, and what is agreed with them goes into the same form. */
export function EntryFields({ children }: { children?: ReactNode }) {
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  const me = useUser();
  const others = (owners.data ?? []).filter(({ _id }) => _id !== me._id);
  const names = Object.fromEntries(others.map(({ _id, name }) => [_id, name]));
  return (
    <>
      <PersonInputs row={undefined} number="phone" optional={['email', 'city']} also={{ city: 'City' }} />
      <KnownPeople />
      {children}
      <SelectField name="source" label="Source" options={entrySources} defaultValue="phone" required />
      <TextAreaField name="remark" label="Note" rows={2} placeholder="What was said?" autoComplete="off" />
      <NextStepFields day="" time="" />
      {/* A draft that names an owner can only be filled in where that owner can be chosen. */}
      {!owners.isPending && (
        <SelectField name="ownerId" label="Owner" options={{ '': 'Me', ...names }} defaultValue="" />
      )}
      <CheckboxField name="receipt" label="Send them a receipt by mail" className="col-span-full" />
    </>
  );
}
