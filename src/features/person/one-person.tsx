import { type Params, useLocation } from 'react-router';
import { AppError } from '~/lib/errors';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import { PersonHead } from './ui/person-head';
import { useMoved, usePerson } from './ui/person-queries';
import { PersonSheet } from './ui/person-sheet';

/** One person: who they are, what is open, and all that was between them and us. */
export default function OnePersonPage({ params: { id = '' } }: { params: Params }) {
  if (!useMay()('leads:read')) return <Refusal title="Person" />;
  return <OnePerson key={id} id={id} />;
}

function OnePerson({ id }: { id: string }) {
  const person = usePerson(id);
  const { state } = useLocation();
  useMoved(id, person.data);
  return (
    <>
      <PersonHead person={person.data} isNobody={isNobody(person.error)} />
      {person.data && <PersonSheet person={person.data} hasMoved={state?.hasMoved === true} />}
      {person.isPending && <RowSkeletons count={8} />}
      {!person.data && isNobody(person.error) && (
        <EmptyState title="There is no such person.">
          With the last record of somebody they go from here, too.
        </EmptyState>
      )}
      {!person.data && person.error && !isNobody(person.error) && (
        <LoadFault
          words={`They could not be loaded. ${person.error.message}`}
          onRetry={() => person.refetch()}
        />
      )}
    </>
  );
}

const isNobody = (fault: unknown) =>
  fault instanceof AppError && (fault.status === 404 || fault.status === 400);
