import { expect, test } from '../lib/fixtures';
import { PHONE } from '../lib/widths';

test.describe('without JavaScript', () => {
  // The browser drops the scripts that the page offers.
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('pages show their words, a category leads to its popup and back, the menu opens and leads on, and a form goes by a plain POST', async ({
    page,
    site,
  }) => {
    for (const path of [
      '/',
      '/brand?title=ORM',
      '/about-us',
      '/blog/leaving-excel-which-sheet-first',
      '/policy',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        const main = page.locator('main');
        await expect(main.getByRole('heading').first()).toBeVisible();
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
        expect((await main.innerText()).length).toBeGreaterThan(600);
      });

    await test.step('a category, its popup and the way back', async () => {
      await page.goto('/home');
      await page.locator('main').getByRole('link', { name: 'Human Resources' }).first().click();
      await expect(page.getByText('Empower Your Workforce').first()).toBeVisible();
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });

    await test.step('a form that is refused and sent', async () => {
      const email = 'nojs@anand.example';
      await page.goto('/');
      await page.getByLabel('Your Name').fill('Kabir Anand');
      await page.getByLabel('Your Email').fill(email);
      await page.getByLabel('Your Phone').fill('12');
      await page.getByLabel('Your City').fill('Gurugram');
      await page.getByRole('combobox').selectOption('hrm');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText('Phone must be a number of 6 to 15 digits.').first()).toBeVisible();
      await expect(page.getByLabel('Your Name')).toHaveValue('Kabir Anand');
      await page.getByLabel('Your Phone').fill('98180 40101');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText('Your demo request has been sent successfully!')).toBeVisible();
      expect((await site.mailTo(email)).text).toContain('HRM Development');
    });

    await test.step('the menu of a phone', async () => {
      await page.setViewportSize(PHONE);
      await page.goto('/contact-us');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await menu.locator('summary', { hasText: 'Products' }).click();
      await menu.getByRole('link', { name: 'IoT Products' }).click();
      await expect(page).toHaveURL(/\/Iot-products$/);
      await expect(menu).toBeHidden();
    });
  });
});
