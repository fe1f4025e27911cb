const events = [
  { time: '09:12', what: 'First ticket: blank pages' },
  { time: '09:16', what: '3 more tickets joined to it', dots: 4 },
  { time: '09:17', what: 'Driver 6.3 found on all three PCs' },
  { time: '09:18', what: 'Fix of March found, waiting for you', open: true },
];

/** How a ticket went. */
export const TicketTimeline = () => (
  <ol className="grid text-sm">
    {events.map(({ time, what, dots, open }, index) => (
      <li
        key={time}
        className="grid grid-cols-[2.75rem_1.25rem_1fr] items-start pb-2.5 tabular-nums last:pb-0"
      >
        <span className="text-muted">{time}</span>
        <span className="relative flex h-full justify-center pt-1">
          {index < events.length - 1 && (
            <span className="absolute top-3 h-[calc(100%+0.5rem)] w-px bg-leaf-500" />
          )}
          <span
            className={`relative size-3 rounded-full border-2 ${open ? 'border-marigold bg-marigold' : 'border-leaf-700 bg-sunken'}`}
          />
        </span>
        <span className={`flex items-center gap-2 pl-1 ${open ? 'font-semibold' : ''}`}>
          {what}
          {dots && (
            <svg
              aria-hidden="true"
              viewBox="0 0 44 12"
              className="h-3 text-leaf-700 max-sm:hidden"
              fill="currentColor"
            >
              <path d="M2 2h8v8H2zM13 2h8v8h-8zM24 2h8v8h-8zM35 2h8v8h-8z" />
            </svg>
          )}
        </span>
      </li>
    ))}
  </ol>
);
