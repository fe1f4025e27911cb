import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addPerson, allIn, book, call, enter, tokenOf } from '../lib/people';

test('an employee sees what an employee may, edits but does not delete, and loses nothing when the session ends', async ({
  page,
  site,
}) => {
  const name = 'Session Rao';
  const employee = await addPerson(site, 'session', 'employee');
  await book(site, name);
  const admin = await tokenOf(site, site.admin);
  const working = { mobile: '9818040108', jobrole: 'Sales', dateOfJoining: '2026-01-01', isWorking: true };
  const colleague = { ...working, name: 'Staff', email: 'staff@roles.example', employeeId: 'S-ROLES' };
  await call(site, 'POST', '/employee', { ...colleague, password: 'Gulmohar-Avenue-5!' }, admin);
  // It would tell of the end of the session by itself, before or after the button is pressed.
  await page.route('**/api/notifications/stream', (route) => route.fulfill({ status: 403, json: {} }));
  await enter(page, employee, '/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });

  await test.step('the sidebar and the index', async () => {
    const links = sidebar.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    const titles = (await links.allTextContents()).map((text) => text.replace(/\d.*$/, ''));
    const first = ['Dashboard', 'Career', 'Openings', 'Enquiry', 'Contact', 'IOT Products'];
    const second = ['IOT Products Quote', 'Quotations', 'Price list', 'Employee', 'Follow Ups'];
    const third = ['Stage mails', 'People', 'Spam', 'Trash', 'Leads', 'Hiring', 'Activity'];
    const last = ['Mail templates', 'Website', 'Media', 'Addresses', 'Settings', 'My account'];
    expect(titles).toEqual([...first, ...second, ...third, ...last]);
    const rp = page.getByRole('listitem').filter({ hasText: 'Total RP' });
    await expect(rp).toContainText(/this week/);
    await expect(rp.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('Total Users')).toHaveCount(0);
    await expect(page.getByText('Nothing is due.')).toBeVisible();
  });

  await test.step('lists that may be read, and those that may not', async () => {
    await sidebar.getByRole('link', { name: 'Employee' }).click();
    await expect(page.getByRole('button', { name: /^View/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete|Add)/ })).toHaveCount(0);
    await expectAccessible(page);
    for (const path of ['users', 'outbox']) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText('You are not allowed to see this page.')).toBeVisible();
    }
    // They delete pictures, and find those there.
    await sidebar.getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  });

  await test.step('a session that ends takes nothing that was typed', async () => {
    await sidebar.getByRole('link', { name: 'Enquiry' }).click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('button', { name: /^Delete/, includeHidden: true })).toHaveCount(0);
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('City').fill('Half-typed Town');
    await call(site, 'DELETE', '/user/sessions', undefined, await tokenOf(site, employee));
    await edit.getByRole('button', { name: 'Save changes' }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended.' });
    const password = ended.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    expect(await allIn(page)).not.toContain(name);
    expect(await allIn(page)).not.toContain('Half-typed Town');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(ended.getByText('The email or the password is wrong.')).toBeVisible();
    await password.fill(employee.password);
    await ended.getByRole('button', { name: 'Sign In' }).click();
    await expect(ended).toBeHidden();
    await expect(edit.getByLabel('City')).toHaveValue('Half-typed Town');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
    await expect(edit).toBeHidden();
  });

  await test.step('logging out leads to the site, and back only by the login', async () => {
    await page.getByRole('button', { name: /, Employee$/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Logout successfully.')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.goto('/dashboard/enquiry');
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});

test('a client sees only what is their own, changes nothing of it, and keeps their account in order', async ({
  page,
  site,
}) => {
  const client = await addPerson(site, 'kabir', 'business');
  const { reference } = await book(site, 'kabir');
  await book(site, 'Somebody Else', '9818040116');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await enter(page, client, '/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });

  await test.step('the index and the sidebar', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, kabir' })).toBeVisible();
    const mine = ['Dashboard', 'Career', 'Enquiry', 'IOT Products Quote', 'My account'];
    expect(await sidebar.getByRole('link').allTextContents()).toEqual(mine);
    await expect(page.getByRole('link', { name: /Enquiry Requests\s*1$/ })).toBeVisible();
    await expect(page.getByRole('article', { name: /^Demo request/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Book a demo/ })).toBeVisible();
    await expect(page.getByText('Latest activity')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a bell that is never told anything, and no stream', async () => {
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('Nothing new. What comes in will show here.')).toBeVisible();
    expect(calls).toContain('/api/notifications');
    expect(calls).not.toContain('/api/notifications/stream');
    await page.keyboard.press('Escape');
  });

  await test.step('their own list, and none of the others', async () => {
    await sidebar.getByRole('link', { name: 'Enquiry' }).click();
    await expect(page.getByRole('row').filter({ hasText: client.email })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^(Edit|Delete|Add|Follow up)/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'View kabir' }).click();
    await expect(page.getByRole('dialog', { name: 'kabir', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);
    for (const path of ['contact-list', 'trash']) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText('You are not allowed to see this page.')).toBeVisible();
    }
  });

  await test.step('their menu leads to their account by keys', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
    await page.request.post('/api/user/admin-login', { headers: { 'user-agent': agent }, data: client });
    await page.getByRole('button', { name: /, Business partner$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText('You have not asked for a quote yet.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the name is changed, another device is logged out, and a new password asks for the present one', async () => {
    await page.getByLabel('Name').fill('Kabir Changed');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Kabir Changed');
    await page.getByRole('button', { name: /^Log out Firefox on Windows/ }).click();
    await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
    await expect(page.getByText('Firefox on Windows', { exact: true })).toBeHidden();
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
