import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { NewQuotationLink } from '~/features/followup/new-quotation-link';
import { orReload } from '~/lib/browser/or-reload';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { person as people } from '../person';
import type { WholePerson } from './person-queries';

const EditPerson = lazy(orReload(() => import('./edit-person')));
const MergeDialog = lazy(orReload(() => import('./merge-dialog')));

interface PersonHeadProps {
  /** Undefined while they are on their way, and where there is nobody. */
  person: WholePerson | undefined;
  isNobody: boolean;
}

/** Who it is about; there from the beginning, so that the focus has where to go. */
export function PersonHead({ person, isNobody }: PersonHeadProps) {
  const [edited, setEdited] = useState<string>();
  const [isMerging, setMerging] = useState<boolean>();
  const mayEdit = useMay()('leads:edit');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-sm">
            <Link
              to={`/dashboard/${people.path}`}
              className="inline-flex min-h-6 items-center rounded-sm text-muted underline underline-offset-4"
            >
              {people.title}
            </Link>
          </p>
          <h1 className="text-2xl wrap-anywhere">
            {person ? person.name || 'Without a name' : isNobody ? 'Not found' : 'Person'}
          </h1>
        </div>
        {person && (
          <div className="flex flex-wrap gap-2">
            <NewQuotationLink person={person._id} />
            {mayEdit && (
              <>
                <Button size="sm" variant="secondary" className="min-h-11" onClick={() => setMerging(true)}>
                  Merge…
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  className="min-h-11"
                  onClick={() => setEdited(person._id)}
                >
                  <Icon name="edit" className="size-4.5" />
                  Edit
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {/* It stays once it is there: a dialog that leaves the page cannot give the focus back. */}
      <Suspense>{edited !== undefined && <EditPerson id={edited} onClose={() => setEdited('')} />}</Suspense>
      <Suspense>
        {person && isMerging !== undefined && (
          <MergeDialog person={person} otherId="" open={isMerging} onClose={() => setMerging(false)} />
        )}
      </Suspense>
    </>
  );
}
