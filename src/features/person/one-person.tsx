import { useLocation } from 'react-router';
import { AppError } from '~/lib/errors';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { EmptyState } from '~/ui/empty-state';
import { dashboardMeta } from '~/ui/page-title';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import type { Route } from './+types/one-person';
import { PersonHead } from './ui/person-head';
import { useMoved, usePerson } from './ui/person-queries';
import { PersonSheet } from './ui/person-sheet';

export const meta = () => dashboardMeta('Person');

/** Nothing of it is the server's to load. */
export const shouldRevalidate = () => false;

/** One person: who they are, what is open, and all that was between them and us. */
export default function OnePersonPage({ params }: Route.ComponentProps) {
  if (!useMay()('leads:read')) return <Refusal title="Person" />;
  return <OnePerson key={params.id} id={params.id} />;
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
