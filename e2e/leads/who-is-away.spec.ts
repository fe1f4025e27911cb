import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { addPerson, book, call, enter, tokenOf } from '../lib/people';

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test('an admin settles when we work, says who is away, and hands over what somebody has left behind', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const colleague = await tokenOf(site, await addPerson(site, 'ajay-absent', 'employee'));
  await enter(page, site.admin, '/dashboard/settings');

  await test.step('the working hours, and the holidays as anybody writes them', async () => {
    const saturday = page.getByLabel('Saturday');
    await expect(saturday).toBeChecked();
    await saturday.uncheck();
    await page.getByLabel('Holidays').fill('15/8/2026\n2026-10-02');
    await page.getByRole('button', { name: 'Save working hours' }).click();
    await expect(page.getByText('Working hours saved')).toBeVisible();
    await page.reload();
    await expect(saturday).toBeVisible();
    await expect(saturday).not.toBeChecked();
    await expect(page.getByLabel('Holidays')).toHaveValue('15/08/2026\n02/10/2026');
  });

  await test.step('what was typed is there again for whoever looks something up, also after a reload', async () => {
    const business = page.getByRole('region', { name: 'Business' });
    const fields = [
      [business.getByLabel('GSTIN'), '06AAPFU0939F1ZZ'],
      [business.getByLabel('State'), '06'],
      [business.getByLabel('PAN'), 'AAPFU0939F'],
      [business.getByLabel('Terms'), 'Half of it in advance.'],
      [page.getByLabel('Holidays'), '26/01/2027'],
    ] as const;
    await business.getByLabel('GSTIN').fill('06aapfu0939f1zz');
    await business.getByLabel('Terms').fill('Half of it in advance.');
    await page.getByLabel('Holidays').fill('26/01/2027');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await page.goBack();
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    await eventually(() => page.evaluate(() => sessionStorage.getItem('draft:sealed'))).not.toBeNull();
    await page.reload();
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    const startOver = page.getByRole('button', { name: 'Start over' });
    for (const left of [1, 0]) {
      await startOver.first().click();
      await expect(startOver).toHaveCount(left);
    }
    await expect(business.getByLabel('GSTIN')).toHaveValue('');
    await expect(page.getByLabel('Holidays')).toHaveValue('15/08/2026\n02/10/2026');
  });

  const away = page.getByRole('region', { name: 'Away' });
  const row = away.getByRole('listitem').filter({ hasText: 'ajay-absent' });
  const set = async (from: number, to: number) => {
    await away.getByRole('combobox', { name: 'Who' }).selectOption('ajay-absent');
    await away.getByLabel('First day').fill(dayIn(from));
    await away.getByLabel('Last day').fill(dayIn(to));
    await away.getByRole('button', { name: 'Set away' }).press('Enter');
  };

  await test.step('a colleague is away, and is taken from the list again', async () => {
    await set(2, 1);
    await expect(away.getByText('It must end on the day it begins, or later.')).toBeVisible();
    await set(0, 3);
    await expect(page.getByText('Their leads go to others meanwhile')).toBeVisible();
    await expect(row).toContainText('Away');
    await expect(away.getByRole('combobox', { name: 'Who' })).toBeFocused();
    await expectAccessible(page);
    await enlarged(page, () => expectToFit(page));
    expect(await call(site, 'GET', '/settings/my-notices', undefined, colleague)).toMatchObject({
      away: { from: dayIn(0), to: dayIn(3) },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('one who will be away is here again, or will not after all', async () => {
    await set(2, 3);
    await expect(row).toContainText('Soon');
    await row.getByRole('button', { name: 'ajay-absent is not away' }).press('Enter');
    await expect(page.getByText('They get leads again')).toBeVisible();
    await expect(row).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(row).toContainText('Soon');
    await row.getByRole('link', { name: 'Open leads of ajay-absent' }).click();
    await expect(page).toHaveURL(/\/dashboard\/followups\?is\.ownerId=/);
  });

  await test.step('open leads of who was blocked are told to all of us, and handed over', async () => {
    const name = 'Waits For Ajay';
    await book(site, name, '9818047799');
    const query = new URLSearchParams({ page: '1', field: 'name', q: name });
    const { items } = await call(site, 'GET', `/followup?${query}`, undefined, token);
    const owners = await call(site, 'GET', '/followup/owners', undefined, token);
    const { _id } = owners.find((owner: { name: string }) => owner.name === 'ajay-absent');
    await call(site, 'POST', `/followup/step/followup/${items[0]._id}`, { ownerId: _id }, token);
    await call(site, 'PUT', `/user/block-user/${_id}`, {}, token);
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: '1 of ajay-absent' });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await enlarged(page, () => expectToFit(page));
    await link.click();
    const lead = page.getByRole('row').filter({ hasText: name });
    await expect(lead).toHaveCount(1);
    await lead.press('Enter');
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Owner').fill('');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(lead).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Your follow-ups' })).toBeVisible();
    await expect(link).toBeHidden();
  });
});
