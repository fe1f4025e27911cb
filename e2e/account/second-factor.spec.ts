import { DatabaseSync } from 'node:sqlite';
import { codeAt, stepAt } from '../../src/platform/auth/second-factor/totp';
import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, logIn, signIn, test, waitUntilAwake } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';

const shown = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now()) + ahead);

test('an invited employee chooses a password, once, sees what an employee may, sets up a second factor, signs in by app and by paper, and proves who they are', async ({
  page,
  browser,
  site,
}) => {
  const person = { email: 'factor@peepalworks.example', password: 'Gulmohar-Avenue-5!' };

  await test.step('the link of the invitation opens the account, once', async () => {
    const invitation = { name: 'Esha Rawat', email: person.email, role: 'employee' };
    await call(site, 'POST', '/user/invite', invitation, await tokenOf(site, site.admin));
    const { text = '' } = await site.mailTo(person.email);
    const link = /http\S+reset-password\S+/.exec(text)?.[0] ?? '';
    for (const expected of ['Password reset successful', 'This link has been used or has expired.']) {
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(person.password);
      await page.getByLabel(/Confirm/).fill(person.password);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByText(expected).first()).toBeVisible();
    }
  });

  await test.step('the dashboard shows what an employee may see, and no more', async () => {
    await signIn(page, person);
    await page.goto('/dashboard/users');
    await expect(page.getByText('You are not allowed to see this page.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link', { name: 'Enquiry', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await page.goto('/dashboard/account');
  const section = page.getByRole('region', { name: 'Second factor' });

  let recoveryCodes: string[] = [];
  const secret = await test.step('the app learns a key, and its first code turns it on', async () => {
    await section.getByRole('button', { name: 'Set up an app' }).click();
    await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const key = (await section.locator('code').innerText()).replaceAll(' ', '');
    await section.getByLabel('Code', { exact: true }).fill('12345');
    await section.getByRole('button', { name: 'Turn on' }).click();
    await expect(section.getByText('The code has six digits.')).toBeVisible();
    await section.getByLabel('Code', { exact: true }).fill(shown(key));
    await section.getByRole('button', { name: 'Turn on' }).click();
    await expect(section.getByText('They are shown this one time.')).toBeVisible();
    await expectAccessible(page);
    recoveryCodes = await section.getByRole('listitem').allInnerTexts();
    expect(recoveryCodes).toHaveLength(8);
    const saved = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await section.getByRole('button', { name: 'I have kept them' }).click();
    await expect(section.getByText('8 recovery codes are left.')).toBeVisible();
    return key;
  });

  await test.step('elsewhere the password asks for a code, which the app or the paper has', async () => {
    const other = waitUntilAwake(await (await browser.newContext({ baseURL: site.url })).newPage());
    await other.goto('/login');
    await logIn(other, person);
    const code = other.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(other);
    await code.fill(shown(secret, -9));
    await other.getByRole('button', { name: 'Sign In' }).click();
    await expect(other.getByText(/This code is wrong/).first()).toBeVisible();
    await expect(other.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: 'Sign In' }).click();
    await expect(other).toHaveURL(/\/dashboard$/);
    await other.context().close();
  });

  await test.step('after a while, ending other sessions asks who it is', async () => {
    await page.reload();
    const db = new DatabaseSync(site.database, { timeout: 5000 });
    db.exec("update sessions set confirmedAt = '2026-01-01T00:00:00.000Z'");
    db.close();
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    const question = page.getByRole('dialog', { name: 'Is it you?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    const said = page.getByRole('region', { name: 'Notifications' });
    await expect(said.getByRole('status')).toHaveText('Not done: you did not confirm that it is you.');
    await expect(said.getByRole('alert')).toHaveCount(0);
    const log = page.getByRole('button', { name: /^Log out Chrome/ });
    await expect(log).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await question.getByLabel('Password', { exact: true }).fill('Banyan-Grove-13!');
    await question.getByLabel('Code', { exact: true }).fill(shown(secret, 1));
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(question.getByText('The current password is wrong.')).toBeVisible();
    await question.getByLabel('Password', { exact: true }).fill(person.password);
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('All other devices are logged out').first()).toBeVisible();
    await expect(log).toHaveCount(0);
  });

  await test.step('an admin who knows them removes it', async () => {
    const admin = waitUntilAwake(await (await browser.newContext({ baseURL: site.url })).newPage());
    await signIn(admin, site.admin);
    await admin.goto('/dashboard/users?search=factor%40&field=email');
    await admin.getByRole('button', { name: /^Edit/ }).first().click();
    await admin.getByRole('button', { name: 'Remove' }).click();
    await admin.getByRole('button', { name: 'Remove' }).click();
    await expect(admin.getByText('Esha Rawat signs in with the password alone').first()).toBeVisible();
    await expect(admin.getByText(/Signs in with a second factor/)).toBeHidden();
    await admin.context().close();
    await eventually(async () => (await site.mailTo(person.email)).subject).toContain('removed');
  });
});
