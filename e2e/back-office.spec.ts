import { expect, expectAccessible, signIn, test } from './fixtures';

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
    await expect(page).toHaveURL(new RegExp(`/dashboard/contact-list\\?view=${id}`));
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
  await request.post('/api/user/admin-login', { headers, data: { email, password } });
  await signIn(page, client);

  await test.step('their requests appear once the address is confirmed', async () => {
    await page.goto('/dashboard/account');
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' }).first()).toBeVisible();
    const link = /verify-email\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    await request.put(`/api/user/verify-email/${link}`);
    await page.reload();
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
