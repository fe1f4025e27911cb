import type { AboutPage } from '~/features/content/types/about/entry';

type Drawings = AboutPage['whyChooseUs']['drawings'];

/** Pages of the book in which each choice of a tool is written down. */
export const Decisions = ({ title, note, entries }: Drawings['decisions']) => (
  <div className="rounded-lg border border-line bg-surface p-4 sm:p-6">
    <p className="flex justify-between gap-4 text-sm text-muted">
      <span>{title}</span>
      <span className="text-right">{note}</span>
    </p>
    <ol className="mt-3">
      {entries.map(({ number, choice, year, state, look }) => (
        <li
          key={number}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)_fit-content(5.5rem)] items-baseline gap-x-3 border-t border-line py-3 max-sm:nth-[-n+2]:hidden sm:grid-cols-[2.5rem_minmax(0,1fr)_3rem_4.5rem]"
        >
          <span className="text-sm text-muted tabular-nums">{number}</span>
          <span className={look === 'gone' ? 'text-muted line-through' : ''}>{choice}</span>
          <span className="text-sm text-muted tabular-nums max-sm:hidden">{year}</span>
          <span
            className={`text-right text-sm font-medium ${look === 'gone' ? 'text-marigold' : 'text-accent'}`}
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
export const ThreeScreens = ({ shades, teeth: chart, route }: Drawings['screens']) => (
  <div className="grid grid-cols-3 gap-3 text-sm text-muted">
    <div>
      <div className="grid aspect-4/3 grid-cols-3 overflow-hidden rounded-md border border-line forced-color-adjust-none">
        {swatches.map((colour) => (
          <span key={colour} style={{ backgroundColor: colour }} />
        ))}
      </div>
      <p className="mt-2">{shades}</p>
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
      <p className="mt-2">{chart}</p>
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
      <p className="mt-2">{route}</p>
    </div>
  </div>
);

/** How high the highest bar is, in rem. */
const HIGHEST = 5.5;

/** The one figure, Friday by Friday. */
export function Fridays({ counts, weeks, figures }: Drawings['fridays']) {
  const most = Math.max(1, ...figures);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>{counts}</span>
        <span className="text-right">{weeks}</span>
      </p>
      <div className="mt-3 flex h-28 items-end gap-2">
        {[...figures.entries()].map(([week, value]) => (
          <div
            key={week}
            className="flex min-w-0 flex-1 flex-col items-center gap-1.5 whitespace-nowrap text-sm font-semibold tabular-nums"
          >
            {value}
            <span
              className={`w-full rounded-t-sm forced-color-adjust-none ${week === figures.length - 1 ? 'bg-ink-950' : 'bg-ink-950/30'}`}
              style={{ height: `${(value / most) * HIGHEST}rem` }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
