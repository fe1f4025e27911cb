import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, takeTimeToType, test } from '../lib/fixtures';
import { enter } from '../lib/people';

test('a campaign that brings somebody is known by the form they send pages later, and counted', async ({
  page,
  site,
}) => {
  await page.goto('/about-us?utm_source=Justdial&utm_campaign=festival&lang=hi');
  await page.getByRole('link', { name: 'Contact', exact: false }).first().click();
  await expect(page).toHaveURL(/\/contact-us/);
  await page.getByLabel('Your Name').fill('Campaign Caller');
  await page.getByLabel('Your Email').fill('campaign@caller.example');
  await page.getByLabel('Your Phone').fill('98180 40166');
  await page.getByLabel('Your City').fill('Palwal');
  await page.getByLabel('What is it about?').selectOption('CRM Development');
  await takeTimeToType(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);

  await enter(page, site.admin, '/dashboard/leads');
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Show table: By source' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'justdial' })).toContainText('1');
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
  await page.getByRole('link', { name: 'justdial' }).click();
  await expect(page).toHaveURL(/\/dashboard\/followups\?is\.channel=justdial/);
  await expect(page.getByText('Campaign Caller').first()).toBeVisible();

  await page.goBack();
  await page.locator('dl > div', { hasText: 'Not answered yet' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/followups\?is\.firstResponseAt=none/);
  await expect(page.getByRole('button', { name: 'First response: Not answered yet' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

test('an admin settles the working hours, and the leads are counted by them', async ({ page, site }) => {
  await enter(page, site.admin, '/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  const saturday = page.getByLabel('Saturday');
  await expect(saturday).toBeVisible();
  const checked = !(await saturday.isChecked());
  await saturday.setChecked(checked);
  await page.getByLabel('Holidays').fill('15/8/2026\n2026-10-02');
  await page.getByRole('button', { name: 'Save working hours' }).click();
  await expect(page.getByText('Working hours saved')).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  await page.reload();
  await expect(saturday).toBeChecked({ checked });
  await expect(page.getByLabel('Holidays')).toHaveValue('15/08/2026\n02/10/2026');
});
