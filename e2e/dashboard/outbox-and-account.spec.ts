import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';

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
