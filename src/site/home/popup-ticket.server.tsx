import { MOST_SQUARES } from '~/features/content/types/popups/drawings/ticket';
import type { DrawingOf } from '~/features/content/types/popups/entry';

/** How a ticket went. */
export const TicketTimeline = ({ events }: DrawingOf<'ticket'>) => (
  <ol className="grid grid-cols-[fit-content(6rem)_1.25rem_minmax(0,1fr)] text-sm">
    {events.map(({ time, what, squares }, index) => {
      const isLast = index === events.length - 1;
      return (
        <li
          key={time}
          className="col-span-full grid grid-cols-subgrid items-start pb-2.5 tabular-nums last:pb-0"
        >
          <span className="min-w-11 text-muted">{time}</span>
          <span className="relative flex h-full justify-center pt-1">
            {!isLast && <span className="absolute top-3 h-[calc(100%+0.5rem)] w-px bg-leaf-500" />}
            <span
              className={`relative size-3 rounded-full border-2 forced-color-adjust-none ${isLast ? 'border-marigold bg-marigold' : 'border-leaf-700 bg-sunken'}`}
            />
          </span>
          <span className={`flex items-center gap-2 pl-1 ${isLast ? 'font-semibold' : ''}`}>
            {what}
            {squares > 0 && <Squares count={Math.min(squares, MOST_SQUARES)} />}
          </span>
        </li>
      );
    })}
  </ol>
);

const STEP = 11;

const Squares = ({ count }: { count: number }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${count * STEP} 12`}
    className="h-3 shrink-0 text-leaf-700 max-sm:hidden"
    fill="currentColor"
  >
    <path d={Array.from({ length: count }, (_, at) => `M${at * STEP + 2} 2h8v8h-8z`).join('')} />
  </svg>
);
