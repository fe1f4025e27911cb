import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen of ours has places to stop at. */
const MOST_STOPS = 120;

/** Tab after Tab to a place, as somebody goes who has no mouse. */
export async function tabTo(page: Page, place: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isThere()) return;
    await page.keyboard.press(way);
  }
  await expect(place).toBeFocused();
}

/** Tab after Tab to what is then pressed. */
export async function pressAt(page: Page, place: Locator, way?: 'Shift+Tab') {
  await tabTo(page, place, way);
  await page.keyboard.press('Enter');
}

/** Tab after Tab to a field, whose words give way to others. */
export async function typeAt(page: Page, field: Locator, words: string, way?: 'Shift+Tab') {
  await tabTo(page, field, way);
  await page.keyboard.type(words);
}
