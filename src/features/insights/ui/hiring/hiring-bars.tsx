import { inFigures } from '~/lib/figures';
import type { HiringGroup } from '../../hiring-call';
import { Counted } from '../counted';
import { partOf } from '../list-links';
import { PlotFigure } from '../plots/plot-figure';
import { hiringList, type ListedFigure } from './hiring-lists';
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
const COUNTED: readonly ListedFigure[] = ['came', 'interviewed', 'offered', 'hired', 'rejected', 'withdrawn'];

/** One bar for each part, as long as the number of its applications; what is in the bar came to an interview. */
export function HiringBars({ title, divider, field, groups, days }: HiringBarsProps) {
  const most = Math.max(1, ...groups.map(({ came }) => came));
  const address = (group: HiringGroup, name: ListedFigure) => {
    const part = partOf(field, group.key);
    return hiringList(group, name, part && { ...part, ...days });
  };
  return (
    <PlotFigure
      title={title}
      note={
        groups.length === 0 ? 'None so far' : 'How many came, and within the bar how many to an interview'
      }
      heads={[divider, ...HEADS]}
      rows={groups.map((group) => ({
        key: group.key,
        cells: [
          group.label,
          ...COUNTED.map((name) => ({ words: inFigures(group[name]), to: address(group, name) })),
          shareWords(group.hired, group.came),
        ],
        to: address(group, 'came'),
      }))}
    >
      <ul className="-mx-2 grid gap-1">
        {groups.map((group) => {
          const { key, label, came, interviewed, hired } = group;
          return (
            <li key={key} className="grid gap-1 rounded-sm px-2 py-1.5 max-sm:gap-0 max-sm:py-0">
              <span className="flex items-baseline justify-between gap-3 text-sm leading-snug">
                <span className="min-w-0 wrap-anywhere">
                  <Counted to={address(group, 'came')}>{label}</Counted>
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
                <Counted to={address(group, 'interviewed')}>
                  {interviewed === 0 ? 'none to an interview' : `${inFigures(interviewed)} to an interview`}
                </Counted>
                {hired > 0 && (
                  <>
                    {'; '}
                    <Counted to={address(group, 'hired')}>{`${inFigures(hired)} hired`}</Counted>
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
