import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { PHONE } from '../lib/widths';

test('the bar gains a ground once the page is scrolled, the skip link leads past it, a link opens the next page without a new document, and what does not exist is a true 404 with a way back', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.mouse.wheel(0, 300);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/neighbours/);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();

  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Go Back' })
    .or(page.getByRole('link', { name: 'Go Back' }))
    .click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/neighbours/);
});

test('the lists of the bar open under the mouse and on a click, close beside, on a link and on Esc, follow the arrow keys; the menu of a phone opens, unfolds its groups and leads on', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const word = (label: string) => nav.locator('summary', { hasText: label });
  const crm = nav.getByRole('link', { name: 'CRM Development' });
  const orm = nav.getByRole('link', { name: 'ORM' });

  await test.step('the mouse', async () => {
    await word('Development').hover();
    await expect(crm).toBeVisible();
    await word('Development').click();
    await expect(crm).toBeVisible();
    await word('Brand').hover();
    await expect(orm).toBeVisible();
    await expect(crm).toBeHidden();
    await page.mouse.move(640, 600);
    await expect(orm).toBeHidden();
  });

  await test.step('the keys', async () => {
    await word('Development').focus();
    await page.keyboard.press('Enter');
    await expect(crm).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: 'Web Development' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(crm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(crm).toBeHidden();
    await expect(word('Development')).toBeFocused();
  });

  await test.step('a click beside, and axe', async () => {
    await page.keyboard.press('Enter');
    await expect(crm).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(300, 700);
    await expect(crm).toBeHidden();
  });

  await test.step('a link', async () => {
    await word('Products').hover();
    await expect(nav.getByRole('link', { name: 'HRM app' })).toHaveAttribute('href', /^https:\/\/hrm\./);
    await nav.getByRole('link', { name: 'IoT Products' }).click();
    await expect(page).toHaveURL(/\/Iot-products$/);
    await expect(nav.getByRole('link', { name: 'IoT Products' })).toBeHidden();
  });

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.locator('summary', { hasText: 'Products' }).click();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'IoT Products' }).click();
    await expect(page).toHaveURL(/\/Iot-products$/);
    await expect(menu).toBeHidden();
  });
});
