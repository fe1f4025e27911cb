import type { Page } from '@playwright/test';

/** As high as a thumb needs it, less a pixel that is lost between two. */
const HIGH = 43;

/** What is pressed on a page but is lower than a thumb: by what answers above and below its middle, not by how high it looks. */
export const lowTargets = (page: Page) => page.evaluate(findLow, HIGH);

function findLow(high: number) {
  const low: string[] = [];
  for (const target of document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea')) {
    // A link in the words of a sentence is as high as these.
    if (target.matches('p a')) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const label = target.closest('label');
    const answers = (at: number) => {
      const hit = document.elementFromPoint(x, at);
      return hit !== null && (target.contains(hit) || label?.contains(hit) === true);
    };
    // What is not shown, or lies under something else, is pressed by nobody.
    if (width < 3 || !answers(y)) continue;
    let [above, below] = [0, 0];
    while (above < high && answers(y - above - 1)) above++;
    while (below < high && answers(y + below + 1)) below++;
    const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
    if (above + below + 1 < high) low.push(`${words.trim() || target.tagName}: ${above + below + 1} px`);
  }
  return low;
}
