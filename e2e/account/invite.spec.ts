import { expectAccessible } from '../lib/accessible';
import { expect, logIn, test } from '../lib/fixtures';

test('an invited employee chooses a password, once, and sees what an employee may', async ({
  page,
  request,
  site,
}, info) => {
  const employee = { email: `esha.${info.project.name}@peepalworks.example`, password: 'Gulmohar-Avenue-5!' };

  await test.step('an admin invites', async () => {
    const login = await request.post('/api/user/admin-login', { data: site.admin });
    const { token } = await login.json();
    const headers = { authorization: `Bearer ${token}` };
    const data = { name: 'Esha Rawat', email: employee.email, role: 'employee' };
    expect((await request.post('/api/user/invite', { headers, data })).status()).toBe(200);
  });

  await test.step('the link of the mail opens the account, once', async () => {
    const mail = await site.mailTo(employee.email);
    const link = /http\S+reset-password\S+/.exec(mail.text ?? '')?.[0] ?? '';
    for (const expected of ['Password reset successful', 'This link has been used or has expired.']) {
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(employee.password);
      await page.getByLabel(/Confirm/).fill(employee.password);
      await page
        .getByRole('button', { name: /password/i })
        .last()
        .click();
      await expect(page.getByText(expected).first()).toBeVisible();
    }
  });

  await test.step('the dashboard shows what an employee may see, and no more', async () => {
    await page.goto('/login');
    await logIn(page, employee);
    await expect(page).toHaveURL(/\/dashboard$/);
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link', { name: 'Enquiry', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.goto('/dashboard/users');
    await expect(page.getByText('You are not allowed to see this page.')).toBeVisible();
    await expectAccessible(page);
  });
});
