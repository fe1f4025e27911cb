import { career } from '~/features/career/career';
import { inFigures } from '~/lib/figures';
import { joinValues, NONE } from '~/model/filters';
import type { HiringGroup } from '../../hiring-call';
import { Counted } from '../counted';
import { filteredList } from '../list-links';
import { PlotFigure } from '../plot-figure';
import { shareWords } from './hiring-words';

interface HiringBarsProps {
  title: string;
  /** What the applications are divided by, as a column … */
  divider: string;
  /** … and as a filter of their list. */
  field: string;
  groups: readonly HiringGroup[];
  /** The days, as the list is filtered by them. */
  days: Record<string, string>;
}

const HEADS = ['Came', 'Interviewed', 'Offered', 'Hired', 'Rejected', 'Withdrawn', 'Hired of those who came'];
const OTHERS = '*';

/** One bar for each part, as long as the number of its applications; what is in the bar came to an interview. */
export function HiringBars({ title, divider, field, groups, days }: HiringBarsProps) {
  const most = Math.max(1, ...groups.map(({ came }) => came));
  /** Of what is erased there is no list, and of all others together none of them alone. */
  const address = ({ key, erased }: HiringGroup, more: Record<string, string> = {}) =>
    key === OTHERS || erased > 0
      ? undefined
      : filteredList(career, { [`is.${field}`]: key === '' ? NONE : joinValues([key]), ...days, ...more });
  return (
    <PlotFigure
      title={title}
      note={
        groups.length === 0 ? 'None so far' : 'How many came, and within the bar how many to an interview'
      }
      heads={[divider, ...HEADS]}
      rows={groups.map((group) => ({
        key: group.key,
        cells: [group.label, ...cellsOf(group)],
        to: address(group),
      }))}
    >
      <ul className="-mx-2 grid gap-1">
        {groups.map((group) => {
          const { key, label, came, interviewed, hired } = group;
          return (
            <li key={key} className="grid gap-1 rounded-sm px-2 py-1.5">
              <span className="flex items-baseline justify-between gap-3 text-sm leading-snug">
                <span className="min-w-0 wrap-anywhere">
                  <Counted to={address(group)}>{label}</Counted>
                </span>
                <span className="shrink-0 font-medium tabular-nums">{inFigures(came)}</span>
              </span>
              <span className="block h-2 overflow-hidden rounded-sm bg-sunken">
                <span
                  className="block h-full rounded-sm bg-accent-soft forced-colors:bg-[GrayText]"
                  style={{ width: `${(came / most) * 100}%` }}
                >
                  <span
                    className="block h-full rounded-sm bg-accent forced-colors:bg-[CanvasText]"
                    style={{ width: `${(interviewed / came) * 100}%` }}
                  />
                </span>
              </span>
              <span className="text-xs text-muted tabular-nums">
                {interviewed === 0 ? 'none to an interview' : `${inFigures(interviewed)} to an interview`}
                {hired > 0 && (
                  <>
                    {'; '}
                    <Counted
                      to={address(group, { 'is.status': 'Hired' })}
                    >{`${inFigures(hired)} hired`}</Counted>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </PlotFigure>
  );
}

const cellsOf = ({ came, interviewed, offered, hired, rejected, withdrawn }: HiringGroup) => [
  ...[came, interviewed, offered, hired, rejected, withdrawn].map(inFigures),
  shareWords(hired, came),
];
