/** The page behind neither scrolls nor moves: where a scrollbar was, its room is kept. */
export function holdPageStill() {
  const page = document.documentElement;
  page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? 'stable' : '';
  page.style.overflow = 'hidden';
  return () => {
    page.style.scrollbarGutter = '';
    page.style.overflow = '';
  };
}
