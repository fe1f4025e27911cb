import { expect, test } from '../lib/fixtures';

test.describe('when the fonts of the site do not come', () => {
  test.use({ tolerated: /Failed to load resource|^failed: .*\.woff2$/ });
  test('a page is read in fonts of the machine, and wakes all the same', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .locator('main form')
      .getByRole('button', { name: /submit|send/i })
      .first()
      .click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
});
