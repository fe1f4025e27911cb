import { Link, useSearchParams } from 'react-router';
import { callApi } from '~/lib/api';
import { dayWithWeekday } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { joinValues } from '~/model/filters';
import type { AnyRecord, ChangeCall } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { showWithUndo } from '~/records/ui/list/undo';
import { useAction } from '~/records/ui/use-action';
import { Button, ButtonLink, iconButtonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { opening } from '../opening';
import type { applicationsCall, copyOpeningCall, previewOpeningCall } from '../opening-desk-calls';
import { today } from '../opening-form';
import { statusChange } from './status-change';

/** What is done with an opening: look at its page and at who applied, open it, close it, begin another like it. */
export function OpeningWork({ record }: { record: AnyRecord }) {
  const row = opening.row.parse(record);
  const { busy, run } = useAction(opening.name);
  const [, setParams] = useSearchParams();
  const may = useMay();
  const { words, body, label } = statusChange(row);
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
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">
        {standingInWords(row)} <PlacesFilled record={record} />
      </p>
      <div className="flex flex-wrap gap-2">
        {may('openings:edit') && (
          <Button size="sm" onClick={change} disabled={busy}>
            {label}
          </Button>
        )}
        <ApplicationsLink record={record} />
        {!isSeen && (
          <Button size="sm" variant="secondary" onClick={preview} disabled={busy}>
            <Icon name="outside" className="size-4" /> Preview
          </Button>
        )}
        {isSeen && (
          <ButtonLink size="sm" variant="secondary" to={`/career/${row.slug}`} target="_blank">
            <Icon name="outside" className="size-4" /> Its page
          </ButtonLink>
        )}
        {may('openings:create') && (
          <Button size="sm" variant="secondary" onClick={copy} disabled={busy}>
            <Icon name="copy" className="size-4" /> Copy
          </Button>
        )}
      </div>
    </div>
  );
}

/** How many have applied, and the way to them. */
function useApplications(record: AnyRecord) {
  const { data } = useCall<typeof applicationsCall>(
    [opening.name, 'applications'],
    '/records/opening/applications',
  );
  const { _id, title } = opening.row.parse(record);
  if (!data) return undefined;
  const none = { total: 0, fresh: 0, hired: 0 };
  const { total, fresh, hired } = data.find(({ openingId }) => openingId === _id) ?? none;
  const query = new URLSearchParams({ 'is.opening': joinValues([title]) });
  const words = total === 1 ? '1 application' : `${total} applications`;
  return { total, fresh, hired, words, title, to: `/dashboard/career?${query}` };
}

function ApplicationsLink({ record }: { record: AnyRecord }) {
  const found = useApplications(record);
  if (!found) return null;
  return (
    <ButtonLink size="sm" variant="secondary" to={found.to}>
      {found.words}
      {found.fresh > 0 && <span className="font-normal text-muted">{found.fresh} new</span>}
    </ButtonLink>
  );
}

/** How many of the places are taken by those who were hired for them. */
function PlacesFilled({ record }: { record: AnyRecord }) {
  const found = useApplications(record);
  const { places } = opening.row.parse(record);
  if (!found || found.hired === 0) return places === 1 ? 'One place.' : `${places} places.`;
  return `${found.hired} of ${places} ${places === 1 ? 'place' : 'places'} filled.`;
}

const MOST_SHOWN = 999;

/** The same in the list, where there is room for a figure. */
export function ApplicationsFigure({ record }: { record: AnyRecord }) {
  const found = useApplications(record);
  if (!found) return null;
  const words = `${found.words} for ${found.title}`;
  return (
    <Link
      to={found.to}
      aria-label={words}
      title={words}
      className={iconButtonLook('flex-col leading-none', 'h-10 w-12')}
    >
      <span className="text-sm font-semibold tabular-nums">{Math.min(found.total, MOST_SHOWN)}</span>
      <span className="text-xs leading-none">applied</span>
    </Link>
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
