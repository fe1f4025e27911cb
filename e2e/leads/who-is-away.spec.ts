import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addPerson, book, call, enter, tokenOf } from '../lib/people';

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test('an admin says that a colleague is away, takes it back, and says that they are here again', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, await addPerson(site, 'ajay-absent', 'employee'));
  await enter(page, site.admin, '/dashboard/settings');
  const away = page.getByRole('region', { name: 'Away' });
  await away.getByRole('combobox', { name: 'Who' }).selectOption('ajay-absent');
  await away.getByLabel('First day').fill(dayIn(2));
  await away.getByLabel('Last day').fill(dayIn(1));
  await away.getByRole('button', { name: 'Set away' }).click();
  await expect(away.getByText('It must end on the day it begins, or later.')).toBeVisible();
  await away.getByLabel('First day').fill(dayIn(0));
  await away.getByLabel('Last day').fill(dayIn(3));
  await away.getByRole('button', { name: 'Set away' }).press('Enter');
  await expect(page.getByText('Their leads go to others meanwhile')).toBeVisible();
  const row = away.getByRole('listitem').filter({ hasText: 'ajay-absent' });
  await expect(row).toContainText('Away');
  await expect(away.getByRole('combobox', { name: 'Who' })).toBeFocused();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  expect(await call(site, 'GET', '/settings/my-notices', undefined, token)).toMatchObject({
    away: { from: dayIn(0), to: dayIn(3) },
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeHidden();

  await away.getByRole('combobox', { name: 'Who' }).selectOption('ajay-absent');
  await away.getByLabel('First day').fill(dayIn(2));
  await away.getByLabel('Last day').fill(dayIn(3));
  await away.getByRole('button', { name: 'Set away' }).click();
  await expect(row).toContainText('Soon');
  await row.getByRole('button', { name: 'ajay-absent is not away' }).press('Enter');
  await expect(page.getByText('They get leads again')).toBeVisible();
  await expect(row).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Soon');
  await row.getByRole('link', { name: 'Open leads of ajay-absent' }).click();
  await expect(page).toHaveURL(/\/dashboard\/followups\?is\.ownerId=/);
});

test('open leads of who was blocked are told to all of us, and handed over', async ({ page, site }) => {
  const token = await tokenOf(site, site.admin);
  await addPerson(site, 'lata-left', 'employee');
  await book(site, 'Waits For Lata', '9818047799');
  const { items } = await call(
    site,
    'GET',
    '/followup?page=1&field=name&q=Waits%20For%20Lata',
    undefined,
    token,
  );
  const owners = await call(site, 'GET', '/followup/owners', undefined, token);
  const { _id } = owners.find(({ name }: { name: string }) => name === 'lata-left');
  await call(site, 'POST', `/followup/step/followup/${items[0]._id}`, { ownerId: _id }, token);
  await call(site, 'PUT', `/user/block-user/${_id}`, {}, token);
  await enter(page, site.admin, '/dashboard');
  const link = page.getByRole('link', { name: '1 of lata-left' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  await link.click();
  await expect(page.getByRole('row').filter({ hasText: 'Waits For Lata' })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: 'Waits For Lata' }).press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Owner').fill('');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waits For Lata' })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your follow-ups' })).toBeVisible();
  await expect(link).toBeHidden();
});
