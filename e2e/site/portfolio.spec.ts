import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the portfolio keeps its tab in the address, and Back leads through the tabs', async ({ page }) => {
  await page.goto('/portfolio');
  const tabs = page.getByRole('navigation', { name: 'Industries' });
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual([
    'B2B',
    'B2C',
    'Finance',
    'Ecommerce',
    'Hospital',
    'Hotel',
    'Industries',
    'Education',
    'SocialMedia',
    'Software',
  ]);
  await expect(tabs.locator('[aria-current]')).toHaveText('B2B');
  for (const label of ['Hospital', 'Software']) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${label}$`));
    await expect(tabs.locator('[aria-current]')).toHaveText(label);
    await eventually(() => page.locator('main img[src*="/assets/"]').count()).toBeGreaterThanOrEqual(4);
  }
  await expect(page.getByRole('link', { name: /PeepalCRM/ })).toHaveAttribute('href', /^https:/);
  await page.goBack();
  await expect(tabs.locator('[aria-current]')).toHaveText('Hospital');
});
