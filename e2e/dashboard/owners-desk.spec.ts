import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { book, enter } from '../lib/people';

test('who did what is found by person, kind and day, and taken along as a spreadsheet', async ({
  page,
  site,
}) => {
  await book(site, 'Asked Activity');
  await enter(page, site.admin, '/dashboard/activity');
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  const list = page.getByRole('region', { name: 'Activity' });
  const asked = list.getByText('Visitor added Asked Activity');
  await expect(list.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));

  await page.getByLabel('Kind').selectOption('Enquiry');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/is\.resource=enquiry.*from\.at=/);
  await expect(asked).toBeVisible();
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

test('an owner has a test mail sent, finds it, sends it again, sees which mail went to whom, and words new ones', async ({
  page,
  site,
}) => {
  const person = await book(site, 'Olga Out');
  expect(person.reference).toMatch(/^PW-/);
  const email = 'olga.out@shell.example';
  await site.mailTo(email);
  await signIn(page, site.admin);

  await test.step('an address that there is not is said so within the frame', async () => {
    const answer = await page.goto('/dashboard/no/such-list');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not found', level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Outbox' }).click();
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  });

  await test.step('a test mail is sent, and sent again', async () => {
    await page.getByRole('button', { name: 'Send me a test mail' }).click();
    await page.getByRole('searchbox').fill(site.admin.email.slice(0, 6));
    await expect(page).toHaveURL(/q=/);
    const row = page.getByRole('row').filter({ hasText: 'Test mail' });
    await expect(row).toContainText('Sent');
    await row.getByRole('button', { name: /^View/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('The mail goes out once more')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toHaveCount(2);
    await page.getByRole('searchbox').fill('nobody-at-all');
    await expect(page.getByText('No mail went to “nobody-at-all…”.')).toBeVisible();
  });

  await test.step('the outbox tells which mail went to whom', async () => {
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByText('Mails go out through your mail server.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Enquiry: receipt');
    await expectAccessible(page);
    await page.getByRole('button', { name: `View Enquiry: receipt to ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquiry: receipt' });
    await expect(dialog.getByText('No copy of it is kept here.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a template is added, and one with a placeholder that nobody knows is refused beside its field', async () => {
    await page.goto('/dashboard/mail-templates');
    await expect(page.getByRole('heading', { name: 'Mail templates', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Add template' }).click();
    const add = page.getByRole('dialog', { name: 'Add template' });
    await add.getByLabel('Name').fill('After the fair');
    await add.getByLabel('Subject').fill('We met at the fair');
    await add.getByLabel('Text').fill('Hello {firstname}');
    await add.getByRole('button', { name: /^Add|^Save/ }).click();
    await expect(add.getByText(/\{firstname\}/).last()).toBeVisible();
    await expectAccessible(page);
    await add.getByLabel('Text').fill('Hello {firstName}');
    await add.getByRole('button', { name: /^Add|^Save/ }).click();
    await expect(add).toBeHidden();
    await expect(page.getByText('After the fair').first()).toBeVisible();
    await expectAccessible(page);
  });
});
