import { useEffect } from 'react';

/** What can be gone on with. No field: on a phone its keyboard would come up, and elsewhere keys would be typed into it. */
const GOES_ON =
  'a[href], button:not(:disabled), summary, [tabindex]:not(input, select, textarea, [contenteditable])';

/**
 * Where what has the focus leaves the page, because it did what it was there for, the keyboard goes on at what takes its place or comes next
 * to it, and not at the top. Whoever knows a better place has brought it there before, in an effect of the layout: others may come later
 * than this.
 */
export function useLastingFocus() {
  useEffect(() => {
    const content = document.getElementById('content');
    if (!content) return;
    let trail: Element[] = [];
    let places: number[] = [];
    const forget = () => {
      trail = [];
    };
    const note = ({ target }: FocusEvent) => {
      // What a dialog or a toast holds goes with it: then it is the place from where it was opened.
      if (!(target instanceof Element) || !content.contains(target) || target.closest('dialog:modal')) return;
      trail = ancestry(target, content);
      places = trail.map((element) => [...(element.parentElement?.children ?? [])].indexOf(element));
    };
    // Whoever clicks beside it has left it; whoever answers a question about it has not.
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('dialog:modal')) forget();
    };
    const look = () => {
      const [had] = trail;
      if (!had || had.isConnected || document.activeElement !== document.body) return;
      const nearest = trail.findIndex((element) => element.isConnected);
      const [within, place = 0] = [trail[nearest], places[nearest - 1]];
      forget();
      // Another page has come: it begins at its heading.
      if (within) nextIn(within, place, content)?.focus({ preventScroll: true });
    };
    // After those effects of what has changed that belong to its layout.
    const observer = new MutationObserver(() => setTimeout(look));
    observer.observe(content, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave, true);
    };
  }, []);
}

/** From itself outwards to what stands in the content itself. */
function ancestry(element: Element, content: Element) {
  const trail: Element[] = [];
  for (let at: Element | null = element; at && at !== content; at = at.parentElement) trail.push(at);
  return trail;
}

/** What comes at that place or after it, else what stands before it, else the same around it. */
function nextIn(within: Element, place: number, content: Element): HTMLElement | undefined {
  if (within === content) return undefined;
  const children = [...within.children];
  for (const child of [...children.slice(place), ...children.slice(0, place).reverse()])
    for (const found of [child, ...child.querySelectorAll(GOES_ON)])
      if (found instanceof HTMLElement && found.matches(GOES_ON) && found.checkVisibility()) return found;
  const around = within.parentElement;
  return around ? nextIn(around, [...around.children].indexOf(within) + 1, content) : undefined;
}
