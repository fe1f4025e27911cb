import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';
import { book } from '../lib/people';

test('a deleted record is found in the trash, restored, and deleted for good by name', async ({
  page,
  request,
  site,
}, info) => {
  const headers = await signIn(page, site.admin);
  const name = `Tara Trashed ${info.project.name}`;
  const data = { name, email: 'tara@trashed.example', phone: '98180 40111', city: 'Karnal' };
  await request.post('/api/contact/fillcontact', { data });
  const found = await request.get(`/api/contact/getcontact?page=1&field=name&q=${name}`, { headers });
  const { items } = await found.json();
  const id = String(items[0]._id);
  const remove = () => request.delete(`/api/contact/${id}`, { headers });
  await remove();

  await page.goto('/dashboard/trash?kind=contact');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expectAccessible(page);

  await test.step('it is restored, and the way to it is shown', async () => {
    await row.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/contact-list\\?record=${id}`));
  });

  await test.step('it is deleted again and purged, after a question that names it', async () => {
    await remove();
    await page.goto('/dashboard/trash?kind=contact');
    await row.getByRole('checkbox', { name }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${name} for good?` });
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
    await expect(row).toBeHidden();
    const gone = await request.post(`/api/records/contact/${id}/restore`, { headers });
    expect(gone.status()).toBe(404);
  });
});

test('attack 30: what was taken for spam is looked through, taken out and thrown away', async ({
  page,
  request,
  site,
}, info) => {
  const name = `Sona Suspect ${info.project.name}`;
  const email = `sona.${info.project.name}@suspect.example`;
  const person = { name, email, phone: '98180 40114', city: 'Rewari', requirement: 'crm' };
  const data = { ...person, website: 'https://buy.example' };
  await request.post('/api/quotes', { data });
  await request.post('/api/quotes', { data: { ...data, name: `${name} Two` } });
  await signIn(page, site.admin);
  await page.goto(`/dashboard/spam?kind=enquiry&field=name&q=${name}`);
  await expect(page.getByRole('heading', { name: 'Spam', level: 1 })).toBeVisible();
  const row = (title: string) =>
    page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
  await expect(row(`${name} Two`)).toBeVisible();
  await expectAccessible(page);

  await test.step('“Not spam” sends the receipt that was held back, and shows the way to the record', async () => {
    await page.getByRole('button', { name: `Not spam: ${name}`, exact: true }).press('Enter');
    await expect(page.getByText('Moved to Enquiry:', { exact: true })).toBeVisible();
    await expect(row(name)).toBeHidden();
    await expect(row(`${name} Two`)).toBeFocused();
    expect((await site.mailTo(email)).subject).toContain('Your demo request');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const details = page.getByRole('dialog', { name, exact: true });
    await expect(details).toBeVisible();
    await details.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('Moved to spam:', { exact: true })).toBeVisible();
  });

  await test.step('those that are ticked are deleted, and come back with Undo', async () => {
    await page.goto(`/dashboard/spam?kind=enquiry&field=name&q=${name}`);
    await expect(row(name)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No spam matches the search.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(`${name} Two`)).toBeVisible();
  });
});

test('the spam folder opens at the first kind that has any, and guesses none before they are counted', async ({
  page,
  site,
}) => {
  let count = () => {};
  const counted = new Promise<void>((resolve) => {
    count = resolve;
  });
  await page.route('**/api/spam', async (route) => {
    await counted;
    await route.fulfill({ json: { contact: 1 } });
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('spam=true') && asked.push(request.url()));
  await signIn(page, site.admin);
  await page.goto('/dashboard/spam');
  await expect(page.getByRole('table', { name: 'Records Loading...' })).toBeVisible();
  count();
  await expect(page).toHaveURL(/\?kind=contact$/);
  await expect(page.getByRole('link', { name: 'Contact 1' })).toHaveAttribute('aria-current', 'page');
  await eventually(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.includes('/api/contact/'))).toEqual([]);
});

test('whoever does something with several rows goes on where the first of them was', async ({
  page,
  site,
}) => {
  const names = ['Asha', 'Bina', 'Chand', 'Dilip'].map((first) => `${first} Several`);
  for (const name of names) await book(site, name);
  await signIn(page, site.admin);
  const listed = '/dashboard/enquiry?field=name&q=Several&sort=name';
  await page.goto(listed);
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  const tick = async (...wanted: string[]) => {
    for (const name of wanted) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  await test.step('after nothing but a look at them', async () => {
    await tick('Bina Several', 'Chand Several');
    await press('Clear');
    await expect(row('Bina Several')).toBeFocused();
  });

  await test.step('after they were deleted: at the next, or at the last that is left', async () => {
    await tick('Bina Several', 'Chand Several');
    await press('Delete');
    await expect(row('Chand Several')).toBeHidden();
    await expect(row('Dilip Several')).toBeFocused();
    await tick('Asha Several', 'Dilip Several');
    await press('Delete');
    await expect(page.getByText('No matching records found.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('in the trash, where rows themselves take no focus: at the box of the next', async () => {
    await page.goto('/dashboard/trash?kind=enquiry');
    const boxes = page.getByRole('checkbox', { name: /^Select .* Several$/ });
    await expect(boxes).toHaveCount(4);
    const [first, second, third, fourth] = await boxes.evaluateAll((all) =>
      all.map((box) => box.closest('label')?.textContent ?? ''),
    );
    const box = (label = '') => page.getByRole('checkbox', { name: label, exact: true });
    await box(first).check();
    await box(second).check();
    await press('Restore');
    await expect(boxes).toHaveCount(2);
    await expect(box(third)).toBeFocused();
    await box(third).check();
    await press('Delete for good');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
    await expect(boxes).toHaveCount(1);
    await expect(box(fourth)).toBeFocused();
  });

  await test.step('among what was taken for spam', async () => {
    await page.goto(listed);
    await expect(page.getByRole('checkbox', { name: /^Select .* Several$/ })).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press('Mark as spam');
    await expect(page.getByText('No matching records found.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/dashboard/spam?kind=enquiry&field=name&q=Several&sort=name');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('checkbox').check();
    await press('Not spam');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toBeFocused();
  });
});
