import { type ReactNode, useEffect, useRef } from 'react';
import { useCall } from '~/lib/use-call';
import { textIn } from '~/lib/values';
import { requirements } from '~/model/leads/requirements';
import { entrySources } from '~/model/leads/source';
import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { CheckboxField, SelectField, TextAreaField } from '~/ui/forms/field';
import type { ownersCall } from './followup';
import { CHOOSE_OWNER } from './followup-form';
import { KnownPeople } from './ui/known-people';
import { NextStepFields, OwnerField } from './ui/next-step-fields';
import { ownerNamedBy } from './ui/owner-names';

/** The form of a request: who asks and for what; of a new one also what was agreed with them on the phone. */
export function requestFields(record: AnyRecord | undefined) {
  const requirement = (
    <SelectField
      name="requirement"
      label="Requirement"
      options={{ '': 'Not said yet', ...requirements }}
      defaultValue={textIn(record?.requirement)}
    />
  );
  if (!record) return <EntryFields>{requirement}</EntryFields>;
  return (
    <>
      <SenderInputs row={record} />
      {requirement}
    </>
  );
}

const SenderInputs = ({ row }: { row: AnyRecord | undefined }) => (
  <PersonInputs row={row} number="phone" optional={['email', 'city']} also={{ city: 'City' }} />
);

/** Somebody is on the phone: who they are and how they are reached is enough, and what is agreed with them goes into the same form. */
function EntryFields({ children }: { children: ReactNode }) {
  return (
    <>
      <SenderInputs row={undefined} />
      <KnownPeople />
      {children}
      <SelectField name="source" label="Source" options={entrySources} defaultValue="phone" required />
      <TextAreaField name="remark" label="Note" rows={2} placeholder="What was said?" autoComplete="off" />
      <NextStepFields day="" time="" />
      <EntryOwner />
      <CheckboxField name="receipt" label="Send them a receipt by mail" className="col-span-full" />
    </>
  );
}

const nobody = { _id: '', name: '' };

/** Typed by name as in the panel; it travels as an id. */
function EntryOwner() {
  const { data: owners = [] } = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    function byId({ formData }: FormDataEvent) {
      const id = ownerNamedBy(owners, nobody, input.current?.value ?? '');
      input.current?.setCustomValidity(id === undefined ? CHOOSE_OWNER : '');
      formData.set('ownerId', id ?? '');
    }
    form?.addEventListener('formdata', byId);
    return () => form?.removeEventListener('formdata', byId);
  }, [owners]);
  return <OwnerField ref={input} owners={owners} owner={nobody} otherwise="Me" />;
}
