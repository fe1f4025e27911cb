import { Link } from 'react-router';
import { useCall } from '~/lib/use-call';
import { joinValues } from '~/model/filters';
import type { AnyRecord } from '~/model/resource';
import { ButtonLink, iconButtonLook } from '~/ui/button';
import { opening } from '../opening';
import type { applicationsCall } from '../opening-desk-calls';

/** How many have applied, and the way to them. */
function useApplications(record: AnyRecord) {
  const { data } = useCall<typeof applicationsCall>(
    [opening.name, 'applications'],
    '/records/opening/applications',
  );
  const { _id, title, status } = opening.row.parse(record);
  if (!data) return undefined;
  const none = { total: 0, fresh: 0, hired: 0 };
  const { total, fresh, hired } = data.find(({ openingId }) => openingId === _id) ?? none;
  const query = new URLSearchParams({ 'is.opening': joinValues([title]) });
  const words = total === 1 ? '1 application' : `${total} applications`;
  return { total, fresh, hired, words, title, isDraft: status === 'Draft', to: `/dashboard/career?${query}` };
}

/** Of a draft nobody asks how many they are, before there are some. */
export function ApplicationsLink({ record }: { record: AnyRecord }) {
  const found = useApplications(record);
  if (!found || (found.total === 0 && found.isDraft)) return null;
  return (
    <ButtonLink size="sm" variant="secondary" to={found.to}>
      {found.words}
      {found.fresh > 0 && <span className="font-normal text-muted">{found.fresh} new</span>}
    </ButtonLink>
  );
}

/** How many of the places are taken by those who were hired for them. */
export function PlacesFilled({ record }: { record: AnyRecord }) {
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
