import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { book, enter } from '../lib/people';

test('who did what is found by person, kind and day, and taken along as a spreadsheet', async ({
  page,
  site,
}) => {
  await book(site, 'Asked Activity');
  await enter(page, site.admin, '/dashboard');
  // What comes in above moves the link: a press that is on its way would meet something else.
  await expect(page.getByRole('link', { name: /^Unplanned/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Visitor added Asked Activity/ })).toBeVisible();
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeFocused();
  const list = page.getByRole('region', { name: 'Activity' });
  await expect(list.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(list.getByText('Visitor added Asked Activity')).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));

  await page.getByLabel('Kind').selectOption('Enquiry');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/is\.resource=enquiry.*from\.at=/);
  await expect(list.getByText('Visitor added Asked Activity')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Kind')).toHaveValue('enquiry');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(list.getByText('Nobody did anything of that kind.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/dashboard\/activity$/);
  await list.getByRole('link', { name: 'Visitor added Asked Activity' }).click();
  await expect(page.getByRole('dialog')).toContainText('Asked Activity');
});

test('an owner sees how the house is, has a test mail sent, finds it and sends it again', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);
  await page.goto('/dashboard');
  const system = page.getByRole('region', { name: 'System' });
  await expect(system.getByText('Last backup')).toBeVisible();
  await expect(system.getByText(/of .* free/)).toBeVisible();
  await page.goto('/dashboard/outbox');
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await page.getByRole('searchbox').fill(site.admin.email.slice(0, 6));
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: 'Test mail' });
  await expect(row).toContainText('Sent');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The mail goes out once more')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'Test mail' })).toHaveCount(2);
  await page.getByRole('searchbox').fill('nobody-at-all');
  await expect(page.getByText('No mail went to “nobody-at-all…”.')).toBeVisible();
});

test('an address that there is not is said so within the frame', async ({ page, site }) => {
  await signIn(page, site.admin);
  const answer = await page.goto('/dashboard/no/such-list');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not found', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
});

test('what is typed before the palette is there stands in it', async ({ page, site }) => {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/palette-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, site.admin, '/dashboard/enquiry');
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outx');
  await page.keyboard.press('Backspace');
  open();
  const palette = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(palette).toHaveValue('out');
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeFocused();
});

test('what is typed while the palette is being drawn stands in it, too', async ({ page, site }) => {
  await enter(page, site.admin, '/dashboard/enquiry');
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outbox');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('outbox');
});
