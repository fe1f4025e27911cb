/** Whoever holds the page: a dialog may stand over another. */
const holders = new Set<object>();

/** The page behind neither scrolls nor moves: where a scrollbar was, its room is kept. Until the last has let go. */
export function holdPageStill() {
  const { style, clientWidth } = document.documentElement;
  const holder = {};
  if (holders.size === 0) style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = 'hidden';
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
