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

test('the outbox tells which mail went to whom', async ({ page, request, site }, info) => {
  const email = `olga.${info.project.name}@outbox.example`;
  const data = { name: 'Olga Out', email, phone: '98180 40112', city: 'Panipat', requirement: 'crm' };
  await request.post('/api/quotes', { data });
  await site.mailTo(email);
  await signIn(page, site.admin);
  await page.goto('/dashboard/outbox?status=sent');
  await expect(page.getByText('Mails go out through your mail server.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Enquiry: receipt');
  await expectAccessible(page);
  await page.getByRole('button', { name: `View Enquiry: receipt to ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquiry: receipt' });
  await expect(dialog.getByText('No copy of it is kept here.')).toBeVisible();
  await expectAccessible(page);
});

test('attack 35: an admin is warned while mails do not go out, and no longer', async ({ page, site }) => {
  let trouble: object = { failed: 1, waiting: 12, waitingSince: '2026-01-05T09:30:00.000Z' };
  await page.route('**/api/outbox/trouble', (route) => route.fulfill({ json: trouble }));
  await signIn(page, site.admin);
  await page.goto('/dashboard');
  const warning = page.getByRole('main').getByText('Mails are not going out');
  await expect(warning).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications.*, Mails are not going out$/ });
  await bell.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Mails are not going out/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/outbox\?status=queued$/);
  trouble = { failed: 0, waiting: 0, waitingSince: null };
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Latest activity' })).toBeVisible();
  await expect(warning).toBeHidden();
});

test('a client keeps their account in order and finds what they have sent', async ({
  page,
  request,
  site,
}, info) => {
  const client = { email: `kiran.${info.project.name}@client.example`, password: 'Banyan-Grove-12!' };
  const person = { ...client, name: 'Kiran Client', mobile: '98180 40113' };
  await request.post('/api/user/register', { data: person });
  const mail = await site.mailTo(client.email);
  const { password: _secret, mobile: phone, ...sender } = person;
  const asked = await request.post('/api/quotes', {
    data: { ...sender, phone, city: 'Hisar', requirement: 'crm' },
  });
  const { reference } = await asked.json();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
  const { email, password } = client;
  const headers = { 'user-agent': firefox };
  await signIn(page, client);

  await test.step('their requests appear once the address is confirmed', async () => {
    await page.goto('/dashboard/account');
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' }).first()).toBeVisible();
    const link = /verify-email\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    // Elsewhere, by the password: what was open before the first proof of the address ends.
    await request.put(`/api/user/verify-email/${link}`, { data: { password } });
    await request.post('/api/user/admin-login', { headers, data: { email, password } });
    await signIn(page, client);
    await page.goto('/dashboard/account');
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText('You have not asked for a quote yet.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the name is changed and stays so', async () => {
    await page.getByLabel('Name').fill('Kiran Changed');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Kiran Changed');
  });

  await test.step('another device is seen and logged out', async () => {
    await page.getByRole('button', { name: /^Log out Firefox on Windows/ }).click();
    await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
    await expect(page.getByText('Firefox on Windows', { exact: true })).toBeHidden();
  });

  await test.step('a new password asks for the present one', async () => {
    const change = async (current: string, confirm = 'Neem-And-Peepal-3!') => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill('Neem-And-Peepal-3!');
      await page.getByLabel('Confirm password').fill(confirm);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change(client.password, 'something else');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await change('not it');
    await expect(page.getByText('The current password is wrong.').last()).toBeVisible();
    await change(client.password);
    await expect(page.getByText('Password changed. All your other devices are logged out.')).toBeVisible();
  });
});

test('attack 41: an admin finds all that is held on a person, hands out a copy and erases it', async ({
  page,
  request,
  site,
}, info) => {
  // As long as an address may well be, and with no place to break it.
  const email = `petra.${info.project.name}.${'a'.repeat(40)}@${'private'.repeat(8)}.example`;
  const data = { name: 'Petra Private', email, phone: '98181 40114', city: 'Rohtak' };
  await request.post('/api/contact/fillcontact', { data });
  await request.post('/api/quotes', { data: { ...data, requirement: 'crm', website: 'robot' } });
  await signIn(page, site.admin);
  await page.goto('/dashboard/privacy');
  const term = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Contact' });
  await expect(term).toContainText('24 months after the last exchange');
  await expect(term).toContainText('Next in');

  await test.step('part of an address finds nobody, the whole of it every record', async () => {
    await page.getByLabel('Email or phone').fill('petra');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('Enter a whole email address or phone number.')).toBeVisible();
    await page.getByLabel('Email or phone').fill(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: email })).toBeVisible();
    const records = page.getByRole('table', { name: `Records of ${email}` });
    const inSpam = records
      .getByRole('row')
      .filter({ hasText: 'Spam' })
      .getByRole('link', { name: 'Enquiry' });
    await expect(inSpam).toHaveAttribute('href', /^\/dashboard\/spam\?kind=enquiry&record=/);
    await expect(records.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a copy of it is one archive', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    expect((await download).suggestedFilename()).toMatch(/^held-[\d-]+\.zip$/);
    await expect(page.getByText('exported what is held on a person: 4 records').first()).toBeVisible();
  });

  await test.step('it goes for good when the address is typed once more', async () => {
    await page.getByRole('button', { name: 'Erase...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
    await expect(dialog.getByText('4 records', { exact: true })).toBeVisible();
    for (const typed of ['', 'petra']) {
      await dialog.getByLabel(`Type ${email} to confirm`).fill(typed);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await expect(dialog.getByText(`Type ${email} to confirm.`)).toBeVisible();
    }
    await expectAccessible(page);
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nothing is held on this person.')).toBeVisible();
  });
});

test('attack 41: records of others that name a person are listed, and stay listed after the erasure until somebody mends them', async ({
  page,
  request,
  site,
}, info) => {
  const email = `named.${info.project.name}@private.example`;
  const own = { name: 'Nina Named', email, phone: '98181 40115', city: 'Rohtak' };
  const other = {
    ...own,
    name: `Omar ${info.project.name}`,
    email: `omar.${info.project.name}@else.example`,
    phone: '98181 40116',
  };
  await request.post('/api/contact/fillcontact', { data: own });
  await request.post('/api/contact/fillcontact', { data: { ...other, city: `with ${email}` } });
  await signIn(page, site.admin);
  await page.goto('/dashboard/privacy');
  await page.getByLabel('Email or phone').fill(email);
  await page.keyboard.press('Enter');
  const named = page.getByRole('region', { name: 'Named in records of others' });
  const record = named.getByRole('listitem').filter({ hasText: `Contact: ${other.name}` });
  await expect(record).toContainText('City');

  await page.getByRole('button', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog.getByText('Records of others that name this person in their own words.')).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing is held but what others say.')).toBeVisible();
  await expect(record).toBeVisible();
  await expectAccessible(page);
  await record.getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(`with ${email}`)).toBeVisible();
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
