import { useEffect, useId, useState } from 'react';
import { momentInWords } from '~/lib/time';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { SureButton } from '~/ui/dialog/sure-button';
import { Icon } from '~/ui/icon';
import { Mark } from '~/ui/mark';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import type { FieldSchema } from '../fields/field-schema';
import { ChangesList } from './changes-list';
import type { Version } from './version-queries';

interface VersionRowProps {
  version: Version;
  /** Undefined: it is the first, or the one before it was not loaded yet. */
  before: Version | undefined;
  hasOlder: boolean;
  onOlder: () => void;
  schema: FieldSchema;
  isDraft: boolean;
  isPublished: boolean;
  isOpenAtFirst: boolean;
  replacesDraft: boolean;
  onRestore: (() => Promise<void>) | undefined;
}

export function VersionRow(props: VersionRowProps) {
  const { version, isDraft, isPublished, isOpenAtFirst, replacesDraft, onRestore } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [busy, setBusy] = useState(false);
  const bodyId = useId();
  const { at, userName } = version;

  async function restore() {
    setBusy(true);
    await onRestore?.();
    setBusy(false);
  }

  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-text text-base font-semibold">
            {isDraft ? 'Draft, ' : ''}
            <time dateTime={at}>{momentInWords(at)}</time>{' '}
            {isPublished && <Mark tone="good">On the site</Mark>}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            {isDraft ? 'Saved' : 'Published'} by {userName}
          </p>
        </div>
        {onRestore &&
          (replacesDraft ? (
            <SureButton
              label="Restore as draft"
              question="It replaces the draft that there is."
              busy={busy}
              onSure={restore}
            />
          ) : (
            <Button size="sm" variant="secondary" busy={busy} busyLabel="Restoring..." onClick={restore}>
              Restore as draft
            </Button>
          ))}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 border-t border-line px-4 text-left text-sm font-medium hover:bg-sunken/60 focus-visible:-outline-offset-4 sm:px-5"
      >
        What changed
        <Icon name="chevron" className={classNames('size-5 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div id={bodyId} hidden={!isOpen} className="border-t border-line px-4 py-4 sm:px-5">
        {isOpen && <Changes {...props} />}
      </div>
    </li>
  );
}

function Changes({ version, before, hasOlder, onOlder, schema }: VersionRowProps) {
  const isToCome = !before && hasOlder;
  useEffect(() => {
    if (isToCome) onOlder();
  }, [isToCome, onOlder]);
  if (isToCome) {
    return (
      <>
        <LoadingWords />
        <Skeleton className="w-3/5" />
      </>
    );
  }
  if (!before) return <p className="text-sm text-muted">This is the first version.</p>;
  return <ChangesList schema={schema} before={before.data} after={version.data} />;
}
