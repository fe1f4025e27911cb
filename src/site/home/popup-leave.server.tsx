const FIRST_DAY = 4;
const days = ['Wed 4', 'Thu 5', 'Fri 6', 'Sat 7', 'Sun 8', 'Mon 9', 'Tue 10', 'Wed 11'].map((day) =>
  day.split(' '),
);

/** From which day, for four days, and where it was asked for if it moved. */
const requests = [
  { who: 'Anil', from: 5 },
  { who: 'Bimla', from: 6 },
  { who: 'Chetan', from: 7 },
  { who: 'Devika', from: 8, asked: 7 },
  { who: 'Eknath', from: 4, asked: 5 },
];

const columns = (from: number) => ({ gridColumn: `${from - FIRST_DAY + 2} / span 4` });

/** Five leaves over eight days; two of them moved by one. */
export const LeaveCalendar = () => (
  <div className="grid grid-cols-[3.25rem_repeat(8,1fr)] items-center gap-x-1 gap-y-1.5 text-xs tabular-nums">
    <span />
    {days.map(([day, date]) => (
      <span key={date} className="text-center leading-tight text-muted">
        <span className="block max-sm:hidden">{day}</span>
        {date}
      </span>
    ))}
    {requests.map(({ who, from, asked }, index) => (
      <LeaveRow key={who} who={who} from={from} asked={asked} row={index + 2} />
    ))}
  </div>
);

interface LeaveRowProps {
  who: string;
  from: number;
  asked: number | undefined;
  row: number;
}

const LeaveRow = ({ who, from, asked, row }: LeaveRowProps) => (
  <>
    <span style={{ gridRow: row, gridColumn: 1 }} className="text-muted">
      {who}
    </span>
    {asked && (
      <span
        style={{ gridRow: row, ...columns(asked) }}
        className="h-5 rounded-sm border border-dashed border-control"
      />
    )}
    <span
      style={{ gridRow: row, ...columns(from) }}
      className={`h-5 rounded-sm ${asked ? 'bg-marigold' : 'bg-leaf-500'}`}
    />
  </>
);
