import { LEAF_NODES, LEAF_OUTLINE, LEAF_TRACES } from './leaf-paths';

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
      <path d={LEAF_TRACES} />
      <path d={LEAF_NODES} stroke="var(--color-accent)" strokeWidth="3.2" />
    </svg>
  );
}
