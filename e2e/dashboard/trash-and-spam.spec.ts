import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test('deleted records are found in the trash, restored, and deleted for good by name; the keyboard goes on where the first was', async ({
  page,
  request,
  site,
}) => {
  await signIn(page, site.admin);
  const names = ['Asha', 'Bina', 'Chand', 'Dilip'].map((first) => `${first} Trashed`);
  for (const [index, name] of names.entries()) {
    const data = { name, email: `${index}@trashed.example`, phone: `98180 4011${index}`, city: 'Karnal' };
    await request.post('/api/contact/fillcontact', { data });
  }
  await page.goto('/dashboard/contact-list?field=name&q=Trashed&sort=name');
  const row = (name: string) => rowOf(page, `${name} Trashed`);
  const tick = async (...wanted: string[]) => {
    for (const name of wanted) await page.getByRole('checkbox', { name: `Select ${name} Trashed` }).check();
  };

  await test.step('after nothing but a look at them, and after they were deleted: at the next, or at the last that is left', async () => {
    await tick('Bina', 'Chand');
    await press(page, 'Clear');
    await expect(row('Bina')).toBeFocused();
    await tick('Bina', 'Chand');
    await press(page, 'Delete');
    await expect(row('Chand')).toBeHidden();
    await expect(row('Dilip')).toBeFocused();
    await tick('Asha', 'Dilip');
    await press(page, 'Delete');
    await expect(page.getByText('No matching records found.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  const boxes = page.getByRole('checkbox', { name: /^Select .* Trashed$/ });
  const box = (label = '') => page.getByRole('checkbox', { name: label, exact: true });
  const labels = () => boxes.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent ?? ''));

  await test.step('in the trash, where rows themselves take no focus: at the box of the next', async () => {
    await page.goto('/dashboard/trash?kind=contact');
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
    await expect(boxes).toHaveCount(4);
    await expect(row('Asha')).toContainText(/\d\d\/\d\d\/\d{4}/);
    await expectAccessible(page);
    const [first, second, third] = await labels();
    await box(first).check();
    await box(second).check();
    await press(page, 'Restore');
    await expect(boxes).toHaveCount(2);
    await expect(box(third)).toBeFocused();
  });

  await test.step('one is purged, after a question that names it', async () => {
    const [left, last] = await labels();
    const name = (left ?? '').replace('Select ', '');
    await box(left).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await press(page, 'Delete for good');
    const dialog = page.getByRole('dialog', { name: `Delete ${name} for good?` });
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
    await expect(boxes).toHaveCount(1);
    await expect(box(last)).toBeFocused();
  });

  await test.step('another is restored, and the way to it is shown', async () => {
    const [last = ''] = await labels();
    await page.getByRole('button', { name: last.replace('Select', 'Restore') }).click();
    // By name: what was said of those before it may still be there.
    const said = page.getByRole('status').filter({ hasText: last.replace('Select ', '') });
    await expect(said.getByText('Restored', { exact: true })).toBeVisible();
    await expect(boxes).toHaveCount(0);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/contact-list\?record=/);
  });
});

test('attack 30: what was taken for spam is looked through, taken out and thrown away', async ({
  page,
  request,
  site,
}) => {
  const name = 'Sona Suspect';
  const email = 'sona@suspect.example';
  const person = { name, email, phone: '98180 40114', city: 'Rewari', requirement: 'crm' };
  const data = { ...person, website: 'https://buy.example' };
  await request.post('/api/quotes', { data });
  await request.post('/api/quotes', { data: { ...data, name: `${name} Two` } });
  await signIn(page, site.admin);

  await test.step('the folder opens at the first kind that has any, and guesses none before they are counted', async () => {
    let count = () => {};
    const counted = new Promise<void>((resolve) => {
      count = resolve;
    });
    await page.route('**/api/spam', async (route) => {
      await counted;
      await route.fulfill({ json: { contact: 1 } });
    });
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('spam=true') && asked.push(sent.url()));
    await page.goto('/dashboard/spam');
    await expect(page.getByRole('table', { name: 'Records Loading...' })).toBeVisible();
    count();
    await expect(page).toHaveURL(/\?kind=contact$/);
    await expect(page.getByRole('link', { name: 'Contact 1' })).toHaveAttribute('aria-current', 'page');
    await eventually(() => asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.includes('/api/contact/'))).toEqual([]);
    await page.unrouteAll();
  });

  const folder = `/dashboard/spam?kind=enquiry&field=name&q=${name}`;
  await page.goto(folder);
  await expect(page.getByRole('heading', { name: 'Spam', level: 1 })).toBeVisible();
  await expect(rowOf(page, `${name} Two`)).toBeVisible();
  await expectAccessible(page);

  await test.step('“Not spam” sends the receipt that was held back, and shows the way to the record', async () => {
    await press(page, `Not spam: ${name}`);
    await expect(page.getByText('Moved to Enquiry:', { exact: true })).toBeVisible();
    await expect(rowOf(page, name)).toBeHidden();
    await expect(rowOf(page, `${name} Two`)).toBeFocused();
    expect((await site.mailTo(email)).subject).toContain('Your demo request');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const details = page.getByRole('dialog', { name, exact: true });
    await expect(details).toBeVisible();
    await details.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('Moved to spam:', { exact: true })).toBeVisible();
  });

  await test.step('those that are ticked are deleted, come back with Undo, and go to the list together', async () => {
    await page.goto(folder);
    await expect(rowOf(page, name)).toBeVisible();
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await press(page, 'Delete');
    await expect(page.getByText('No spam matches the search.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, `${name} Two`)).toBeVisible();
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    await press(page, 'Not spam');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.locator('tbody tr')).toBeFocused();
  });
});
