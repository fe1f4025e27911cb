const decisions = [
  ['012', 'Every form works without a script', '2016', 'kept'],
  ['027', 'Prices in paise, never in decimals', '2018', 'kept'],
  ['031', 'PostgreSQL for orders and stock', '2019', 'kept'],
  ['044', 'TypeScript in every new project', '2021', 'kept'],
  ['058', 'One queue for mails and messages', '2023', 'kept'],
  ['062', 'A chart library with 41 parts of its own', '2024', 'dropped'],
  ['071', 'React Router, pages drawn on the server', '2025', 'kept'],
] as const;

/** Pages of the book in which each choice of a tool is written down. */
export const Decisions = () => (
  <div className="rounded-lg border border-line bg-surface p-4 sm:p-6">
    <p className="flex justify-between text-sm text-muted">
      <span>Decision log</span>
      <span>reviewed every month</span>
    </p>
    <ol className="mt-3">
      {decisions.map(([number, choice, year, state]) => (
        <li
          key={number}
          className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 border-t border-line py-3 max-sm:nth-[-n+2]:hidden sm:grid-cols-[2.5rem_1fr_3rem_4.5rem]"
        >
          <span className="text-sm text-muted tabular-nums">{number}</span>
          <span className={state === 'kept' ? '' : 'text-muted line-through'}>{choice}</span>
          <span className="text-sm text-muted tabular-nums max-sm:hidden">{year}</span>
          <span
            className={`text-right text-sm font-medium ${state === 'kept' ? 'text-accent' : 'text-marigold'}`}
          >
            {state}
          </span>
        </li>
      ))}
    </ol>
  </div>
);

const swatches = ['#1f4e79', '#7a1f3d', '#b4532a', '#d9a441', '#2f6b4f', '#e8dcc4'];
const teeth = Array.from({ length: 8 }, (_, index) => index);

/** A dyer's shades, a dentist's chart, a freight agent's route. */
export const ThreeScreens = () => (
  <div className="grid grid-cols-3 gap-3 text-sm text-muted">
    <div>
      <div className="grid aspect-4/3 grid-cols-3 overflow-hidden rounded-md border border-line">
        {swatches.map((colour) => (
          <span key={colour} style={{ backgroundColor: colour }} />
        ))}
      </div>
      <p className="mt-2">Dyer</p>
    </div>
    <div>
      <div className="flex aspect-4/3 items-center rounded-md border border-line bg-page p-2">
        <svg aria-hidden="true" viewBox="0 0 96 56" className="w-full" fill="none" strokeWidth="2">
          {teeth.map((tooth) => (
            <g key={tooth} transform={`translate(${tooth * 12 + 1} 0)`}>
              <rect
                y="4"
                width="9"
                height="20"
                rx="4"
                fill={tooth === 5 ? 'var(--color-marigold)' : 'none'}
                stroke="var(--color-control)"
              />
              <rect
                y="32"
                width="9"
                height="20"
                rx="4"
                fill={tooth === 2 ? 'var(--color-leaf-500)' : 'none'}
                stroke="var(--color-control)"
              />
            </g>
          ))}
        </svg>
      </div>
      <p className="mt-2">Dentist</p>
    </div>
    <div>
      <div className="flex aspect-4/3 items-center rounded-md border border-line bg-ink-900 p-2">
        <svg
          aria-hidden="true"
          viewBox="0 0 96 56"
          className="w-full"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
        >
          <path d="M10 46L26 30H48L64 14H86" stroke="var(--color-leaf-500)" strokeLinejoin="round" />
          <path d="M10 46h0M37 30h0M86 14h0" stroke="var(--color-leaf-300)" strokeWidth="9" />
          <path d="M58 20h0" stroke="var(--color-marigold)" strokeWidth="9" />
        </svg>
      </div>
      <p className="mt-2">Freight agent</p>
    </div>
  </div>
);

const minutes = [11, 11, 9, 8, 8, 6, 5, 4];

/** The one figure, Friday by Friday. */
export const Fridays = () => (
  <div>
    <p className="flex items-baseline justify-between text-sm">
      <span>Minutes per invoice</span>
      <span>8 Fridays</span>
    </p>
    <div className="mt-3 flex h-28 items-end gap-2">
      {[...minutes.entries()].map(([week, value]) => (
        <div
          key={week}
          className="flex flex-1 flex-col items-center gap-1.5 text-sm font-semibold tabular-nums"
        >
          {value}
          <span
            className={`w-full rounded-t-sm ${week === minutes.length - 1 ? 'bg-ink-950' : 'bg-ink-950/30'}`}
            style={{ height: `${value * 0.5}rem` }}
          />
        </div>
      ))}
    </div>
  </div>
);
