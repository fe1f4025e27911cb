/** How loud it was, in even steps over the call. */
const levels =
  '3 5 8 6 9 12 10 7 11 14 9 6 4 7 12 16 18 15 19 14 10 7 5 8 11 9 13 10 6 4 6 9 12 8 5 7 10 14 17 20 16 12 9 6 8 11 7 4'
    .split(' ')
    .map(Number);

const STEP = 8;
const HEIGHT = 52;

const moments = [
  { at: 8, time: '03:05', note: 'Needs 40 loggers' },
  { at: 18, time: '06:50', note: 'Six weeks is too long' },
  { at: 39, time: '14:40', note: 'Two lots would do' },
];

/** A call with the moments that mattered. */
export const CallSummary = () => (
  <>
    <svg aria-hidden="true" viewBox={`0 0 ${levels.length * STEP} ${HEIGHT + 10}`} className="w-full">
      {levels.map((level, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={index}
          x={index * STEP + 2}
          y={HEIGHT / 2 - level * 1.2}
          width="4"
          height={level * 2.4}
          rx="2"
          fill={moments.some(({ at }) => Math.abs(at - index) < 3) ? '#0f7a3f' : '#b9c4bb'}
        />
      ))}
      {moments.map(({ at, time }) => (
        <circle key={time} cx={at * STEP + 4} cy={HEIGHT + 5} r="4" fill="#0f7a3f" />
      ))}
    </svg>
    <ul className="mt-3 grid gap-1 text-sm">
      {moments.map(({ time, note }) => (
        <li key={time} className="flex gap-3 tabular-nums">
          <span className="text-muted">{time}</span>
          {note}
        </li>
      ))}
    </ul>
  </>
);
