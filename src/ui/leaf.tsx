import { useId } from 'react';

/**
 * The mark: a peepal leaf with its long drip tip, whose veins are circuit traces that end in nodes. One leaf serves as
 * logo, loading mark and empty state. `public/favicon.svg` is the same drawing.
 */
export const LEAF_OUTLINE =
  'M24 50.5C20.5 55.5 3.5 55.5 3.5 40.5 3.5 30.5 12 26.5 17.5 20 21 15.8 22.5 10 27.5 1.5 26.5 10 27 15.8 30.5 20 36 26.5 44.5 30.5 44.5 40.5 44.5 55.5 27.5 55.5 24 50.5Z';

/** Solid, with two veins cut out: it holds at 16 px. */
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
        <path d="M24 52V24M24 48l-7-7h-4.5M24 41l6-6h4" fill="none" stroke="#000" strokeWidth="2.2" />
        <path d="M12 41h0M34.5 35h0" stroke="#000" strokeWidth="5.4" />
      </mask>
      <path d={LEAF_OUTLINE} fill="currentColor" mask={`url(#${cut})`} />
      <path d="M24 52v10.5" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  );
}
