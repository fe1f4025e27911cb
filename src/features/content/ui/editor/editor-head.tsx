import { Link } from 'react-router';
import type { Editing } from '~/ui/autosave/autosave';
import { showConflict } from '~/ui/autosave/both-sides';
import { isBad, savedWords } from '~/ui/autosave/saved-words';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { stateWords } from './editor-words';
import { EntryMenu } from './entry-menu';
import type { EntryPlace, WholeEntry } from './entry-queries';
import type { EntryActions } from './use-entry-actions';
import { useRoomBelow } from './use-room-below';

interface EditorHeadProps {
  place: EntryPlace;
  entry: WholeEntry;
  editing: Editing;
  others: readonly string[];
  mayPublish: boolean;
  actions: EntryActions;
}

/** What is edited, how it stands, whether it is saved, and how it comes before visitors. */
export function EditorHead({ place, entry, editing, others, mayPublish, actions }: EditorHeadProps) {
  const { save } = editing;
  const hasDraft = entry.draft !== null || save.is !== 'saved';
  const [head, bar] = useRoomBelow();
  return (
    // On a phone the name is left above, and only what is needed while one types stays in sight.
    <header
      ref={head}
      className="top-0 z-6 -mx-6 mb-5 border-b border-line bg-page px-6 py-3 max-sm:contents sm:sticky"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-sm:contents">
        <div className="min-w-0 flex-1 basis-52">
          <Link
            to={entry.single ? '/dashboard/content' : `/dashboard/content/${place.collection}`}
            className="inline-flex items-center text-sm text-muted underline-offset-4 hover:underline max-sm:min-h-11"
          >
            {entry.single ? 'Website' : entry.collectionTitle}
          </Link>
          <h1 className="text-2xl wrap-anywhere">{entry.title}</h1>
          <p className="text-sm text-muted">{stateWords(entry)}</p>
        </div>
        <div
          ref={bar}
          className="top-0 z-6 flex min-w-0 items-center justify-end gap-3 max-sm:sticky max-sm:-mx-4 max-sm:mb-5 max-sm:border-b max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-2"
        >
          <p
            role="status"
            className={classNames(
              'min-w-0 max-w-sm text-sm max-sm:flex-1 sm:text-right',
              isBad(save) ? 'font-medium text-danger' : 'text-muted',
            )}
          >
            {savedWords(save, save.is === 'conflict' ? save.theirs.userName : '')}
          </p>
          {mayPublish && hasDraft && (
            <Button busy={actions.busy} busyLabel="One moment…" onClick={() => actions.publish(null)}>
              Publish now
            </Button>
          )}
          <EntryMenu {...{ place, entry, mayPublish, hasDraft, actions }} />
        </div>
      </div>
      {save.is === 'conflict' && (
        <Button size="sm" variant="secondary" className="mt-2" onClick={showConflict}>
          Look at both sides
        </Button>
      )}
      {others.length > 0 && (
        <p role="status" className="mt-1 text-sm font-medium text-accent">
          {others.length === 1 ? `${others[0]} is` : `${others.join(', ')} are`} editing this too.
        </p>
      )}
      {!mayPublish && (
        <p className="mt-1 text-sm text-muted">
          Only admins publish “{entry.collectionTitle}”.{' '}
          {entry.scheduledAt === null
            ? 'What you write is saved as the draft, for them to look at.'
            : 'They have settled when, and until then only they change it.'}
        </p>
      )}
    </header>
  );
}
