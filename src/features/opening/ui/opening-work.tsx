import { callApi } from '~/lib/api';
import { dayWithWeekday } from '~/lib/time';
import type { AnyRecord, ChangeCall } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { showWithUndo } from '~/records/ui/list/undo';
import { useAction } from '~/records/ui/use-action';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useOwnParams } from '~/ui/shell/own-address';
import { copyText } from '~/ui/toast/copy-text';
import { opening } from '../opening';
import type { copyOpeningCall, previewOpeningCall } from '../opening-desk-calls';
import { today } from '../opening-form';
import { ApplicationsLink, PlacesFilled } from './applications-of';
import { statusChange } from './status-change';

/** What is done with an opening: look at its page and at who applied, open it, close it, begin another like it. */
export function OpeningWork({ record }: { record: AnyRecord }) {
  const row = opening.row.parse(record);
  const { busy, run } = useAction(opening.name);
  const [, setParams] = useOwnParams();
  const may = useMay();
  const { words, body, label } = statusChange(row);
  const path = `/career/${row.slug}`;
  const isSeen = row.status !== 'Draft' && row.opensOn <= today();

  const change = () =>
    run(async () => {
      const put = (values: object) => callApi<ChangeCall>('PUT', `/openings/${row._id}`, { body: values });
      await put({ ...body, version: row.version });
      showWithUndo(`${row.title}: ${words}`, () => takeBack(put), { about: [row._id] });
    });

  /** To what it was; what somebody else has changed of it meanwhile stays. */
  async function takeBack(put: (values: object) => Promise<unknown>) {
    await run(() => put({ status: row.status, closesOn: row.closesOn }), 'It is as it was before');
    return undefined;
  }

  /** The window is opened by the press itself: later on a browser would hold it back. */
  function preview() {
    const tab = window.open('', '_blank');
    return run(async () => {
      try {
        const { url } = await callApi<typeof previewOpeningCall>('POST', `/openings/${row._id}/preview`);
        if (tab) tab.location.href = url;
        else window.location.assign(url);
      } catch (fault) {
        tab?.close();
        throw fault;
      }
    });
  }
  const copy = () =>
    run(
      () => callApi<typeof copyOpeningCall>('POST', `/openings/${row._id}/copy`),
      ({ message, opening: made }) => {
        setParams({ edit: made._id });
        return message;
      },
    );
  // What puts it before everybody stands first; what ends it last.
  const isOpened = body.status === 'Open';
  const statusButton = may('openings:edit') && (
    <Button size="sm" variant={isOpened ? 'primary' : 'secondary'} onClick={change} disabled={busy}>
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">
        {standingInWords(row)} <PlacesFilled record={record} />
      </p>
      <div className="flex flex-wrap gap-2">
        {isOpened && statusButton}
        <ApplicationsLink record={record} />
        {!isSeen && (
          <Button size="sm" variant="secondary" onClick={preview} disabled={busy}>
            <Icon name="outside" className="size-4" /> Preview
          </Button>
        )}
        {isSeen && (
          <>
            <ButtonLink size="sm" variant="secondary" to={path} target="_blank">
              <Icon name="outside" className="size-4" /> Its page
            </ButtonLink>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => copyText(`${window.location.origin}${path}`, 'Link copied')}
            >
              <Icon name="copy" className="size-4" /> Copy link
            </Button>
          </>
        )}
        {may('openings:create') && (
          <Button size="sm" variant="secondary" onClick={copy} disabled={busy}>
            <Icon name="plus" className="size-4" /> Make a copy
          </Button>
        )}
        {!isOpened && statusButton}
      </div>
    </div>
  );
}

function standingInWords({
  status,
  opensOn,
  closesOn,
}: {
  status: string;
  opensOn: string;
  closesOn: string | null;
}) {
  if (status === 'Draft') return 'A draft: nobody but the team sees it.';
  if (status === 'Closed') return 'Closed: its page says so and takes no applications.';
  if (opensOn > today()) return `Opens at the start of ${dayWithWeekday(opensOn)}, India time.`;
  if (closesOn === null) return 'Open until you close it.';
  return `${closesOn < today() ? 'Closed' : 'Closes'} at the end of ${dayWithWeekday(closesOn)}, India time.`;
}
