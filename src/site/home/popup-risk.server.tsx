import { Fragment } from 'react';
import type { DrawingOf } from '~/features/content/types/popups/entry';

const shades = ['bg-leaf-500/40', 'bg-leaf-500/20', 'bg-marigold/20', 'bg-marigold/45', 'bg-marigold/80'];

/** The higher and the further right, the worse. */
const shade = (row: number, column: number) => shades[Math.min(4, Math.max(0, column - row + 2))];

/** A risk moves down in the matrix, by two rows in the column of high cost. */
export const RiskMatrix = ({ likelihoods, costs, risk }: DrawingOf<'risk'>) => (
  <div className="grid grid-cols-[fit-content(5.5rem)_repeat(4,minmax(0,1fr))] grid-rows-[repeat(4,minmax(2.25rem,1fr))] gap-1 text-xs text-muted">
    {likelihoods.map((name, row) => (
      <Fragment key={name}>
        <span style={{ gridRow: row + 1 }} className="col-start-1 min-w-13 self-center">
          {name}
        </span>
        {costs.map((cost, column) => (
          <span
            key={cost}
            style={{ gridRow: row + 1, gridColumn: column + 2 }}
            className={`rounded-sm forced-color-adjust-none ${shade(row, column)}`}
          />
        ))}
        {row === 2 && <After name={risk} />}
      </Fragment>
    ))}
    <Before />
    {costs.map((cost, column) => (
      <span key={cost} style={{ gridColumn: column + 2 }} className="row-start-5 pt-1 text-center">
        {cost}
      </span>
    ))}
  </div>
);

const After = ({ name }: { name: string }) => (
  <span className="col-start-4 row-start-3 grid min-h-7 min-w-7 place-content-center place-self-center rounded-[0.875rem] forced-color-adjust-none bg-text px-0.5 text-center leading-tight font-semibold text-white">
    {name}
  </span>
);

/** Where it was, and the way to where it is: over three rows, however high they have become. */
const Before = () => (
  <span className="relative col-start-4 row-start-1 row-end-4">
    <svg
      aria-hidden="true"
      className="absolute size-full overflow-visible text-text"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* A third is a row, but for the gaps between them. */}
      <svg aria-hidden="true" x="50%" y="16.67%" overflow="visible">
        <circle cy="-1" r="12" strokeDasharray="3 3.4" />
      </svg>
      <line x1="50%" y1="29.3%" x2="50%" y2="69%" />
      <svg aria-hidden="true" x="50%" y="69%" overflow="visible">
        <path d="m-5-5 5 5 5-5" />
      </svg>
    </svg>
  </span>
);
