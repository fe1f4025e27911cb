import { useState } from 'react';
import { formatDate } from '~/lib/time';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { usePersonActions, type WholePerson } from './person-queries';

/** Who was merged into them, as long as that can be taken back, for those who may. */
export function Merges({ person }: { person: WholePerson }) {
  if (person.merges.length === 0) return null;
  return (
    <Panel title="Merged">
      <ul>
        {person.merges.map((merge) => (
          <Merge key={merge.undo} person={person} merge={merge} />
        ))}
      </ul>
    </Panel>
  );
}

interface MergeProps {
  person: WholePerson;
  merge: WholePerson['merges'][number];
}

function Merge({ person, merge: { undo, name, expiresAt } }: MergeProps) {
  const { undoMerge } = usePersonActions(person);
  const [isBusy, setBusy] = useState(false);
  async function takeBack() {
    setBusy(true);
    await undoMerge(undo);
    setBusy(false);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 text-sm not-first:border-t sm:px-5">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{name || 'Without a name'}</span>
        <span className="text-muted tabular-nums"> can be taken apart until {formatDate(expiresAt)}</span>
      </span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Undo the merge with ${name}`}
        busy={isBusy}
        onClick={takeBack}
      >
        Undo
      </Button>
    </li>
  );
}
