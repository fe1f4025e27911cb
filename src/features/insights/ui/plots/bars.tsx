import { Link } from 'react-router';
import { resources } from '~/features/resources';
import { inFigures } from '~/lib/figures';
import { joinValues } from '~/model/filters';
import type { Resource } from '~/model/resource';
import { arrivedSince, filteredList } from '../list-links';
import type { Insights } from '../queries';
import { PlotFigure } from './plot-figure';

type Breakdown = Insights['breakdowns'][number];

/** One bar for each part, as long as its number; one hue, since each says its name. */
export function BarsFigure({ breakdown, days }: { breakdown: Breakdown; days: Insights['days'] }) {
  const { title, parts, resource, field, of } = breakdown;
  const listed = resources.find(({ name }) => name === resource);
  const divider = listed?.columns.find((column) => column.field === field)?.title ?? title;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const address = listAddress(listed, field, of === 'period' ? arrivedSince(listed, days) : {});
  const share = (count: number) => `${total === 0 ? 0 : Math.round((count / total) * 100)}%`;
  return (
    <PlotFigure
      title={title}
      note={total === 0 ? 'None so far' : `${inFigures(total)} in all`}
      heads={[divider, 'Number', 'Share']}
      rows={parts.map((part) => ({
        key: part.value,
        cells: [part.label, inFigures(part.count), share(part.count)],
        to: address(part),
      }))}
    >
      <ul className="-mx-2 grid gap-0.5">
        {parts.map((part) => {
          const { value, label, count } = part;
          const to = address(part);
          const bar = (
            <>
              <span className="flex items-baseline justify-between gap-3 text-sm leading-snug">
                <span className="min-w-0 wrap-anywhere group-hover:underline">{label}</span>
                <span className="shrink-0 font-medium tabular-nums">{inFigures(count)}</span>
              </span>
              <span className="block h-1.5 overflow-hidden rounded-sm bg-sunken">
                <span
                  className="block h-full rounded-sm bg-accent forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </>
          );
          const look = 'grid gap-1 rounded-sm px-2 py-1.5 max-sm:py-2';
          return (
            <li key={value}>
              {to && count > 0 ? (
                <Link to={to} className={`group ${look} focus-visible:-outline-offset-2`}>
                  {bar}
                </Link>
              ) : (
                <span className={look}>{bar}</span>
              )}
            </li>
          );
        })}
      </ul>
    </PlotFigure>
  );
}

/** Where exactly the records of a part are listed, if their list can be filtered by that field. What is taken together as the rest cannot. */
function listAddress(listed: Resource | undefined, field: string, since: Record<string, string>) {
  const filter = listed?.filters?.find((one) => one.field === field);
  return ({ value, spellings = [value] }: Breakdown['parts'][number]) =>
    listed && filter && value
      ? filteredList(listed, { [`is.${field}`]: joinValues(spellings), ...since })
      : undefined;
}
