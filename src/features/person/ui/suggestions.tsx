import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { orReload } from '~/lib/browser/or-reload';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { addressOf, usePersonActions, type WholePerson } from './person-queries';

const MergeDialog = lazy(orReload(() => import('./merge-dialog')));

const REASONS: Record<WholePerson['suggestions'][number]['reason'], string> = {
  'same-number': 'same number',
  'same-email': 'same address',
  'same-name-and-company': 'same name, same company',
};

/** Who may be the same: nobody is joined by likeness alone, somebody decides. */
export function Suggestions({ person }: { person: WholePerson }) {
  const mayEdit = useMay()('leads:edit');
  const { dismiss } = usePersonActions(person);
  const [merging, setMerging] = useState({ otherId: '', open: false, wasOpened: false });
  const { suggestions } = person;
  return (
    <>
      {suggestions.length > 0 && (
        <Panel title="May be the same">
          <ul>
            {suggestions.map(({ _id, name, reason }) => (
              <li
                key={_id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 text-sm not-first:border-t sm:px-5"
              >
                <span className="min-w-0 flex-1 basis-44 wrap-anywhere">
                  <Link to={addressOf(_id)} className="font-medium underline underline-offset-4">
                    {name || 'Without a name'}
                  </Link>
                  <span className="text-muted">: {REASONS[reason]}</span>
                </span>
                {mayEdit && (
                  <span className="flex gap-2">
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Merge with ${name}`}
                      onClick={() => setMerging({ otherId: _id, open: true, wasOpened: true })}
                    >
                      Merge…
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${name} is somebody else`}
                      onClick={() => dismiss(_id)}
                    >
                      Somebody else
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {/* It stays once it is there: a dialog that leaves the page cannot give the focus back. */}
      <Suspense>
        {merging.wasOpened && (
          <MergeDialog
            person={person}
            otherId={merging.otherId}
            open={merging.open}
            onClose={() => setMerging({ ...merging, open: false })}
          />
        )}
      </Suspense>
    </>
  );
}
