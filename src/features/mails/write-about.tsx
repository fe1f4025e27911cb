import { lazy, Suspense, useState } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import type { AnyRecord, Resource } from '~/model/resource';
import { useMay, useUser } from '~/platform/auth/ui/session';
import type { Talk, TalkState } from '~/records/ui/panel/talk';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { hasMailDraft, mailDraftKey } from './mail-draft';
import type { MailedLead } from './mails-call';

const Composer = lazy(orReload(() => import('./ui/composer')));

/** A mail to whom a record is about, written in its panel. */
export const writeAbout =
  (resource: Resource): Talk =>
  (row, state) => <WriteMail resource={resource} row={row} {...state} />;

interface WriteMailProps extends TalkState {
  resource: Resource;
  row: AnyRecord;
  /** What follows a mail that has gone, where something does. */
  onSent?: (lead: MailedLead) => Promise<void>;
}

/** When it is asked for, or where one was begun before. */
export function WriteMail({ resource, row, reached, onDone, onSent }: WriteMailProps) {
  const may = useMay();
  const draftKey = mailDraftKey(useUser()._id, resource, row);
  const [isBegun, setBegun] = useState(() => hasMailDraft(draftKey));
  const mayWrite = may('mails:create') && may(`${resource.area}:edit`);
  if (!mayWrite || (reached ? reached.way !== 'mail' : !isBegun)) return null;
  function close() {
    setBegun(false);
    onDone();
  }
  return (
    <Suspense fallback={<Loading />}>
      <Composer
        {...{ resource, row, draftKey }}
        to={reached?.to}
        isAsked={reached !== undefined}
        onClose={close}
        onSent={onSent}
      />
    </Suspense>
  );
}

const Loading = () => (
  <div className="grid gap-4">
    <LoadingWords />
    <Skeleton className="h-16" />
  </div>
);
