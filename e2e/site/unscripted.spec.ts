import { expect, test } from '../lib/fixtures';
import { addressOf, kinds } from '../lib/page-kinds';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('every kind of page shows its words', async ({ page, site }) => {
    // A form has few words; what it does without a script is seen elsewhere.
    for (const path of kinds.filter((one) => one !== '/reset-password')) {
      const answer = await page.goto(await addressOf(site, path));
      expect(answer?.status(), path).toBe(200);
      // A popup covers the page it lies over, and with it the page's own heading.
      const popup = page.getByRole('dialog');
      const seen = (await popup.count()) > 0 ? popup : page;
      await expect(seen.getByRole('heading').first(), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(600);
    }
  });
});
