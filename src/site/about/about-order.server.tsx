const RULES = [104, 140, 176, 284, 320, 356];

/** Where the figure arrives without a hand. */
const places = [
  { name: 'Ledger', y: 92, trace: 'M300 230H340L470 92' },
  { name: 'GST sheet', y: 230, trace: 'M300 230H470' },
  { name: 'Message', y: 368, trace: 'M300 230H340L470 368' },
];

/** One order; its figure leaves the sheet by a vein for each place that needs it. */
export const OrderReadOnce = ({ className }: { className: string }) => (
  <svg viewBox="-2 0 664 460" aria-hidden="true" className={className} fill="none">
    <path
      d="M36 8H264a36 36 0 0 1 36 36V416a36 36 0 0 1-36 36H10a10 10 0 0 1-10-10V44A36 36 0 0 1 36 8Z"
      fill="var(--color-surface)"
      stroke="var(--color-line)"
      strokeWidth="2"
    />
    <text x="32" y="68" fill="var(--color-text)" fontSize="28" fontWeight="600">
      Order 2291
    </text>
    <path
      d={RULES.map((y, index) => `M32 ${y}h${index % 3 === 2 ? 140 : 236}`).join('')}
      stroke="var(--color-line)"
      strokeWidth="10"
      strokeLinecap="round"
    />
    <rect x="16" y="204" width="284" height="52" rx="8" fill="var(--color-leaf-500)" />
    <text x="32" y="241" fill="var(--color-ink-950)" fontSize="32" fontWeight="700">
      ₹48,260
    </text>
    <text x="32" y="416" fill="var(--color-muted)" fontSize="24">
      read once
    </text>
    {places.map(({ name, y, trace }) => (
      <g key={name}>
        <path d={trace} stroke="var(--color-leaf-500)" strokeWidth="4" strokeLinejoin="round" />
        <circle
          cx="478"
          cy={y}
          r="11"
          fill="var(--color-page)"
          stroke="var(--color-leaf-700)"
          strokeWidth="4"
        />
        <text x="506" y={y - 6} fill="var(--color-text)" fontSize="25" fontWeight="600">
          {name}
        </text>
        <text x="506" y={y + 26} fill="var(--color-muted)" fontSize="24">
          ₹48,260
        </text>
      </g>
    ))}
  </svg>
);
