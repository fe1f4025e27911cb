import { LEAF_OUTLINE } from './leaf';

const TRACES = 'M24 47.5 17.5 41h-6M24 41.5l6.5-6.5H35M24 47.5l6-3h7M24 35.5 18.5 30M24 29.5l3.5-3.5';

const NODES = 'M9.8 41h0M36.6 35h0M38.6 44.5h0M17.4 28.9h0M28.6 24.9h0';

/** The leaf as line work, with all its veins and its nodes lit. */
export function LeafLines({ className = 'h-24' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 64"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`${LEAF_OUTLINE}M24 62.5V21`} strokeWidth="1.2" />
      <path d={TRACES} />
      <path d={NODES} stroke="var(--color-accent)" strokeWidth="3.2" />
    </svg>
  );
}
