/** The peepal leaf on a grid of 48 by 64, as it is drawn by components and by scripts. `public/favicon.svg` is the same. */
export const LEAF_OUTLINE =
  'M24 50.5C20.5 55.5 3.5 55.5 3.5 40.5 3.5 30.5 12 26.5 17.5 20 21 15.8 22.5 10 27.5 1.5 26.5 10 27 15.8 30.5 20 36 26.5 44.5 30.5 44.5 40.5 44.5 55.5 27.5 55.5 24 50.5Z';

/** The two veins and their nodes that still hold at 16 px. */
export const MARK_VEINS = 'M24 52V24M24 48l-7-7h-4.5M24 41l6-6h4';
export const MARK_NODES = 'M12 41h0M34.5 35h0';

/** All of its veins, and the nodes they end in. */
export const LEAF_TRACES =
  'M24 47.5 17.5 41h-6M24 41.5l6.5-6.5H35M24 47.5l6-3h7M24 35.5 18.5 30M24 29.5l3.5-3.5';
export const LEAF_NODES = 'M9.8 41h0M36.6 35h0M38.6 44.5h0M17.4 28.9h0M28.6 24.9h0';
