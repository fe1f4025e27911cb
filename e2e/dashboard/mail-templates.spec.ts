import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';

test('a template is added, and one with a placeholder that nobody knows is refused beside its field', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/mail-templates');
  await expect(page.getByRole('heading', { name: 'Mail templates', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
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
});
