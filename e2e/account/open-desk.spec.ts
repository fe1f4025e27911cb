import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, signIn, test } from '../lib/fixtures';
import { call } from '../lib/people';

const NOT_CONFIRMED = 'Not done: you did not confirm that it is you.';

/** Everybody has been signed in for a while. */
function letTimePass(site: Site) {
  const db = new DatabaseSync(site.database, { timeout: 5000 });
  db.exec("update sessions set confirmedAt = '2026-01-01T00:00:00.000Z'");
  db.close();
}

async function cancelIt(page: Page) {
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
}

/** The question comes over whatever is open, and is answered. */
async function proveIt(page: Page, site: Site) {
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  const password = question.getByLabel('Password', { exact: true });
  // By the keys alone, which begin in the field; only on a phone it waits for a touch.
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await expect(password).toBeFocused();
  else await password.tap();
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test('attack 45: an admin who has been signed in for a while is asked before somebody is let in and before what is held on people is handed out, and nothing typed is lost', async ({
  page,
  site,
}) => {
  const [email, client] = ['esha@desk.example', 'olga@desk.example'];
  const enquiry = { name: 'Olga Desk', email: client, phone: '98180 40142', city: 'Panipat' };
  await call(site, 'POST', '/quotes', { ...enquiry, requirement: 'crm' });
  await site.mailTo(client);
  await signIn(page, site.admin);

  await test.step('an invitation', async () => {
    await page.goto('/dashboard/users');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const add = page.getByRole('dialog', { name: 'Invite a user' });
    await add.getByLabel('Name').fill('Esha Desk');
    await add.getByLabel('Email').fill(email);
    await add.getByLabel('Mobile').fill('9818040143');
    await add.getByLabel('Role').selectOption('admin');
    letTimePass(site);
    await add.getByRole('button', { name: 'Invite a user' }).click();
    await cancelIt(page);
    await expect(add.getByText(NOT_CONFIRMED, { exact: true })).toBeVisible();
    await expect(add.getByLabel('Name')).toHaveValue('Esha Desk');
    await expect(add.getByLabel('Email')).toHaveValue(email);
    await expect(add.getByLabel('Role')).toHaveValue('admin');
    await add.getByRole('button', { name: 'Invite a user' }).click();
    await proveIt(page, site);
    await expect(page.getByText('Invitation sent successfully')).toBeVisible();
    const news = () => site.mailTo(site.admin.email);
    await eventually(async () => (await news()).subject).toBe(`New admin: Esha Desk (${email})`);
    expect((await news()).text).toContain(`(${site.admin.email})`);
  });

  await test.step('the end of a block, of several at once', async () => {
    await page.getByRole('checkbox', { name: 'Select Esha Desk' }).check();
    const menu = page.getByRole('combobox', { name: 'Set blocked' });
    const apply = page.getByRole('button', { name: 'Apply: Set blocked' });
    const row = page.getByRole('row').filter({ hasText: 'Esha Desk' });
    await menu.selectOption('Yes');
    await apply.click();
    await expect(row.getByRole('cell', { name: 'Yes', exact: true })).toBeVisible();
    letTimePass(site);
    const tick = page.getByRole('checkbox', { name: 'Select Esha Desk' });
    // What is done takes the ticks away.
    await expect(tick).not.toBeChecked();
    await tick.check();
    await menu.selectOption('No');
    await apply.click();
    await cancelIt(page);
    await expect(page.getByText(NOT_CONFIRMED)).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(apply).toBeFocused();
    // It answers again when the list has been read anew.
    await expect(apply).toBeEnabled();
    await page.keyboard.press('Enter');
    await proveIt(page, site);
    await expect(row.getByRole('cell', { name: 'No', exact: true })).toBeVisible();
    await expect(tick).not.toBeChecked();
    await expect(row).toBeFocused();
  });

  await test.step('an account that was deleted by mistake', async () => {
    await page.getByRole('button', { name: 'Delete Esha Desk' }).click();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    letTimePass(site);
    // What was said of the block before says nothing of this.
    await expect(page.getByText(NOT_CONFIRMED)).toBeHidden();
    await page.keyboard.press('Control+z');
    await cancelIt(page);
    await expect(page.getByText(NOT_CONFIRMED)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Esha Desk' })).toBeHidden();
    await page.keyboard.press('Control+z');
    await proveIt(page, site);
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  });

  await test.step('a list', async () => {
    await page.goto('/dashboard/enquiry');
    letTimePass(site);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await proveIt(page, site);
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('a letter, which is not opened by itself and shows no link', async () => {
    // As without a mail server, when letters are kept as files.
    await page.route('**/api/outbox?**', async (route) => {
      const answer = await (await route.fetch()).json();
      const items = answer.items.map((mail: object) => ({ ...mail, isStored: true }));
      await route.fulfill({ json: { ...answer, items, delivery: 'files' } });
    });
    const letter = { subject: 'Your invitation', text: 'Hello,\n\nhttps://site.example/reset-password/…\n' };
    await page.route('**/letter', async (route) => {
      const answer = await route.fetch();
      if (answer.status() === 403) await route.fulfill({ response: answer });
      else await route.fulfill({ json: { ...letter, withheld: true, storedAs: 'mail/0198f3d2.eml' } });
    });
    await page.goto('/dashboard/outbox?status=sent');
    await page.getByRole('button', { name: `View Enquiry: receipt to ${client}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquiry: receipt' });
    letTimePass(site);
    await dialog.getByRole('button', { name: 'Show the letter' }).click();
    await cancelIt(page);
    await expect(dialog.getByText(NOT_CONFIRMED, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Show the letter' }).click();
    await proveIt(page, site);
    await expect(dialog.getByText('https://site.example/reset-password/…')).toBeVisible();
    await expect(dialog.getByText('mail/0198f3d2.eml')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the erasure of somebody', async () => {
    await page.goto('/dashboard/privacy');
    await page.getByLabel('Email or phone').fill(client);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Erase...' }).click();
    await page.getByLabel(`Type ${client} to confirm`).fill(client);
    letTimePass(site);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await cancelIt(page);
    // Nothing is wrong with what was typed, so nothing is red.
    await expect(page.getByRole('status').getByText(NOT_CONFIRMED, { exact: true })).toHaveClass(
      /text-muted/,
    );
    const typed = page.getByLabel(`Type ${client} to confirm`);
    await expect(typed).toHaveValue(client);
    await expect(typed).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await proveIt(page, site);
    await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  });
});
