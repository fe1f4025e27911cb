import { eventually } from '../lib/eventually';
import { expect, takeTimeToType, test } from '../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a category opens its popup where the reader stands; Back, Close and Esc close it, and one that was linked to leads to the page', async ({
  page,
}) => {
  await page.goto('/secuirity');
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const popup = page.getByRole('dialog');
  await expect(popup).toHaveCount(0);
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [label, path, closing] of [
    ['IT', '/it', 'Back'],
    ['Finance & Supply', '/finance', 'Close'],
    ['App Development', '/appdev', 'Esc'],
  ] as const) {
    const category = page.locator('main').getByRole('link', { name: label }).first();
    // The page glides there, and whoever is over it has arrived.
    await category.hover();
    const before = await scrolled();
    await category.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(popup.getByRole('heading').first()).toBeVisible();
    if (closing === 'Back') await page.goBack();
    else if (closing === 'Close') await popup.getByRole('link', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await eventually(async () => Math.abs((await scrolled()) - before)).toBeLessThan(2);
    await expect(category).toBeFocused();
  }
});

test('on a phone the leaf begins to grow with the first scrolling, and follows it; Book A Demo scrolls to the form, which is sent from here too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/home');

  await test.step('the leaf', async () => {
    const leaf = page.locator('.growth-leaf');
    const scale = () => leaf.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    await expect(leaf).not.toBeInViewport();
    await expect(leaf).toHaveCSS('animation-name', 'none');
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await scrollTo(1000);
    await expect(leaf).toBeInViewport();
    await eventually(scale).toBeGreaterThan(1.8);
    await scrollTo(3500);
    await eventually(scale).toBe(1);
    await scrollTo(0);
  });

  await test.step('the form', async () => {
    const email = 'home@anand.example';
    await page.getByRole('link', { name: 'Book A Demo' }).first().click();
    await expect(page.locator('#demo')).toBeInViewport();
    await page.getByLabel('Your Name').fill('Kabir Anand');
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Your Phone').fill('98180 40101');
    await page.getByLabel('Your City').fill('Gurugram');
    await page.getByRole('combobox').selectOption('crm');
    await takeTimeToType(page);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Your demo request has been sent successfully!').first()).toBeVisible();
    expect((await site.mailTo(email)).text).toContain('CRM Development');
  });
});
