import { useId } from 'react';
import { LEAF_OUTLINE, MARK_NODES, MARK_VEINS } from './leaf-paths';

/**
 * The mark: a peepal leaf with its long drip tip, whose veins are circuit traces that end in nodes. One leaf serves as
 * logo and loading mark; solid, with two veins cut out, it holds at 16 px.
 */
export function LeafMark({ className = 'h-8' }: { className?: string }) {
  const cut = useId();
  return (
    <svg
      viewBox="0 0 48 64"
      className={className}
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <mask id={cut}>
        <path d="M0 0h48v64H0z" fill="#fff" />
        <path d={MARK_VEINS} fill="none" stroke="#000" strokeWidth="2.2" />
        <path d={MARK_NODES} stroke="#000" strokeWidth="5.4" />
      </mask>
      <path d={LEAF_OUTLINE} fill="currentColor" mask={`url(#${cut})`} />
      <path d="M24 52v10.5" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}
