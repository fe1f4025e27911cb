const likelihoods = ['Likely', 'Possible', 'Unlikely', 'Rare'];
const costs = ['Low', 'Medium', 'High', 'Severe'];

const shades = ['bg-leaf-500/40', 'bg-leaf-500/20', 'bg-marigold/20', 'bg-marigold/45', 'bg-marigold/80'];

/** The higher and the further right, the worse. */
const shade = (row: number, column: number) => shades[Math.min(4, Math.max(0, column - row + 2))];

/** A risk moves down in the matrix, by two rows in the column of high cost. */
export const RiskMatrix = () => (
  <div className="grid grid-cols-[3.75rem_repeat(4,1fr)] items-center gap-1 text-xs text-muted">
    {likelihoods.map((likelihood, row) => (
      <Row key={likelihood} name={likelihood} row={row} />
    ))}
    <span />
    {costs.map((cost) => (
      <span key={cost} className="pt-1 text-center">
        {cost}
      </span>
    ))}
  </div>
);

const Row = ({ name, row }: { name: string; row: number }) => (
  <>
    <span>{name}</span>
    {costs.map((cost, column) => (
      <span key={cost} className={`relative grid h-9 place-items-center rounded-sm ${shade(row, column)}`}>
        {column === 2 && row === 0 && <Before />}
        {column === 2 && row === 2 && (
          <span className="grid size-7 place-items-center rounded-full bg-text font-semibold text-white">
            R12
          </span>
        )}
      </span>
    ))}
  </>
);

/** Where it was, and the way to where it is. */
const Before = () => (
  <svg
    aria-hidden="true"
    width="32"
    height="100"
    viewBox="0 0 32 100"
    className="absolute top-0.5 z-10 text-text"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="16" cy="16" r="12" strokeDasharray="3 3.4" />
    <path d="M16 32v46m-5-5 5 5 5-5" />
  </svg>
);
