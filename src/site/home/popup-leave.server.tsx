import type { DrawingOf } from '~/features/content/types/popups/entry';

/** Leaves over some days; what was moved shows where it was asked for, too. */
export const LeaveCalendar = ({ days, lasts, people }: DrawingOf<'leave'>) => (
  <div
    style={{ gridTemplateColumns: `fit-content(6rem) repeat(${days.length}, minmax(0, 1fr))` }}
    className="grid items-center gap-x-1 gap-y-1.5 text-xs tabular-nums"
  >
    <span />
    {days.map(({ day, date }) => (
      <span key={date} className="text-center leading-tight text-muted">
        <span className="block max-sm:hidden">{day}</span>
        {date}
      </span>
    ))}
    {people.map(({ name, asked, given }, index) => (
      <LeaveRow
        key={name}
        name={name}
        given={columns(given, lasts, days.length)}
        asked={asked === given ? undefined : columns(asked, lasts, days.length)}
        row={index + 2}
      />
    ))}
  </div>
);

/** Within the days that are drawn, whatever is asked. */
function columns(from: number, lasts: number, days: number) {
  const first = Math.min(Math.max(from, 1), Math.max(days, 1));
  const after = Math.min(Math.max(first + lasts, first + 1), Math.max(days, 1) + 1);
  // Names are the first column.
  return `${first + 1} / ${after + 1}`;
}

interface LeaveRowProps {
  name: string;
  given: string;
  asked: string | undefined;
  row: number;
}

const LeaveRow = ({ name, given, asked, row }: LeaveRowProps) => (
  <>
    <span style={{ gridRow: row, gridColumn: 1 }} className="min-w-13 text-muted">
      {name}
    </span>
    {asked && (
      <span
        style={{ gridRow: row, gridColumn: asked }}
        className="h-5 rounded-sm border border-dashed border-control"
      />
    )}
    <span
      style={{ gridRow: row, gridColumn: given }}
      className={`h-5 rounded-sm forced-color-adjust-none ${asked ? 'bg-marigold' : 'bg-leaf-500'}`}
    />
  </>
);
