import { inFigures, rupees } from '~/lib/figures';
import type { LeadGroup } from '../../leads-call';
import { Counted } from '../counted';
import { partOf } from '../list-links';
import { PlotFigure } from '../plots/plot-figure';
import { type ListedFigure, leadList } from './lead-lists';
import { quickShare, waitWords } from './lead-words';

interface LeadBarsProps {
  title: string;
  /** What the leads are divided by, as a column and as a filter of their list. */
  divider: string;
  field: string;
  groups: readonly LeadGroup[];
  isTall?: boolean;
  /** The days, as the list is filtered by them. */
  days: Record<string, string>;
}

const HEADS = ['Came', 'Answered', 'In 15 min', 'Half within', '9 of 10 within', 'Won', 'Lost', 'Value'];

/** One bar for each part, as long as the number of its leads, with what became of them; what is in the bar is won. */
export function LeadBars({ title, divider, field, groups, isTall = false, days }: LeadBarsProps) {
  const most = Math.max(1, ...groups.map(({ came }) => came));
  const address = (group: LeadGroup, name: ListedFigure) => {
    const part = partOf(field, group.key);
    return leadList(group, name, part && { ...part, ...days });
  };
  return (
    <PlotFigure
      title={title}
      note={groups.length === 0 ? 'None so far' : 'How many came, and within the bar how many were won'}
      isTall={isTall}
      heads={[divider, ...HEADS]}
      rows={groups.map((group) => ({
        key: group.key,
        cells: [group.label, ...cellsOf(group, (name) => address(group, name))],
        to: address(group, 'came'),
      }))}
    >
      <ul className="-mx-2 grid gap-1">
        {groups.map((group) => (
          <li key={group.key} className="grid gap-1 rounded-sm px-2 py-1.5 max-sm:gap-0 max-sm:py-0">
            <span className="flex items-baseline justify-between gap-3 text-sm leading-snug">
              <span className="min-w-0 wrap-anywhere">
                <Counted to={address(group, 'came')}>{group.label}</Counted>
              </span>
              <span className="shrink-0 font-medium tabular-nums">{inFigures(group.came)}</span>
            </span>
            <span className="block h-2 overflow-hidden rounded-sm bg-sunken">
              <span
                className="block h-full rounded-sm bg-accent-soft forced-colors:bg-[GrayText]"
                style={{ width: `${(group.came / most) * 100}%` }}
              >
                <span
                  className="block h-full rounded-sm bg-accent forced-colors:bg-[CanvasText]"
                  style={{ width: `${(group.won / group.came) * 100}%` }}
                />
              </span>
            </span>
            <span className="text-xs text-muted tabular-nums">
              {group.won > 0 && (
                <>
                  <Counted to={address(group, 'won')}>{`${inFigures(group.won)} won`}</Counted>
                  {group.wonPaise > 0 && `, ${rupees(group.wonPaise)}`}
                  {'; '}
                </>
              )}
              {group.answered === 0 ? (
                <Counted to={address(group, 'waiting')}>none answered yet</Counted>
              ) : (
                `half answered within ${waitWords(group.medianMinutes)}`
              )}
            </span>
          </li>
        ))}
      </ul>
    </PlotFigure>
  );
}

function cellsOf(group: LeadGroup, address: (name: ListedFigure) => string | undefined) {
  const { medianMinutes, p90Minutes, wonPaise } = group;
  const counted = (name: Exclude<ListedFigure, 'waiting'>) => ({
    words: inFigures(group[name]),
    to: address(name),
  });
  return [
    ...[counted('came'), counted('answered'), quickShare(group), waitWords(medianMinutes)],
    ...[waitWords(p90Minutes), counted('won'), counted('lost'), wonPaise > 0 ? rupees(wonPaise) : ''],
  ];
}
