import { expect, type Page } from '@playwright/test';

/** Notes every shift of the layout from the first paint on; to be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ('value' in shift) document.title += ` shift:${shift.value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const expectStill = async (page: Page) => expect(await page.title()).not.toContain('shift:');

/** Down to what is fetched and laid out only then. */
export async function scrollOn(page: Page) {
  await page.mouse.wheel(0, 5000);
  await page.evaluate(twoFrames);
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, height } = image.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    });
    return inSight.every(({ complete }) => complete);
  });
  await page.evaluate(twoFrames);
}

/** By then all has been drawn, and a shift been told. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** All that moves once, and then no more, has done so. */
export const settled = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ timeline, effect }) => {
        return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      })
      .map(({ finished }) => finished.catch(() => undefined)),
  );
