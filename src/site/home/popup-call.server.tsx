import type { DrawingOf } from '~/features/content/types/popups/entry';
import { unmarked } from '../words.server';

/** How loud it was, in even steps over the call. */
const levels =
  '3 5 8 6 9 12 10 7 11 14 9 6 4 7 12 16 18 15 19 14 10 7 5 8 11 9 13 10 6 4 6 9 12 8 5 7 10 14 17 20 16 12 9 6 8 11 7 4'
    .split(' ')
    .map(Number);

const STEP = 8;
const HEIGHT = 52;

/** Where in the drawing a moment lies, by its minutes and seconds; what is no time of the call lies nowhere. */
function placeOf(time: string, minutes: number) {
  const [, minute, second] = /^(\d+):(\d\d)$/.exec(unmarked(time)) ?? [];
  const part = (Number(minute) + Number(second) / 60) / minutes;
  return part < 1 ? Math.round(part * levels.length) : undefined;
}

/** A call with the moments that mattered. */
export function CallSummary({ minutes, moments }: DrawingOf<'call'>) {
  const places = moments.map(({ time }) => placeOf(time, minutes)).filter((at) => at !== undefined);
  return (
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
            fill={places.some((at) => Math.abs(at - index) < 3) ? '#0f7a3f' : '#b9c4bb'}
          />
        ))}
        {places.map((at) => (
          <circle key={at} cx={at * STEP + 4} cy={HEIGHT + 5} r="4" fill="#0f7a3f" />
        ))}
      </svg>
      <ul className="mt-3 grid grid-cols-[fit-content(6rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {moments.map(({ time, note }) => (
          <li key={time} className="col-span-full grid grid-cols-subgrid tabular-nums">
            <span className="text-muted">{time}</span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
