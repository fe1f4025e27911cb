import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test('a status is set for several by Apply and never by an arrow key; Ctrl Z gives each back what it had', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const mark = 'Bulk Tester';
  const statuses = ['Pending', 'In Progress', 'Completed', 'Pending'];
  const ids: string[] = [];
  for (const [index, status] of statuses.entries()) {
    const person = { name: `${mark} ${index}`, mobile: '9818040107', email: 'bulk@lists.example' };
    const { followup } = await call(site, 'POST', '/followup', { ...person, status }, token);
    ids.push(followup._id);
  }
  const stored = () =>
    Promise.all(
      ids.map(async (id) => (await call(site, 'GET', `/records/followup/${id}`, undefined, token)).status),
    );

  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  for (const [index] of statuses.entries()) {
    await page.getByRole('checkbox', { name: `Select ${mark} ${index}`, exact: true }).check();
  }
  const menu = page.getByRole('combobox', { name: 'Set status' });
  const apply = page.getByRole('button', { name: 'Apply: Set status' });
  await expect(apply).toBeDisabled();
  await menu.focus();
  for (const expected of ['Pending', 'In Progress', 'Completed']) {
    await page.keyboard.press('ArrowDown');
    await expect(menu).toHaveValue(expected);
  }
  // Whatever an arrow key had set off would have been answered by now.
  await page.reload();
  expect(await stored()).toEqual(statuses);

  for (const [index] of statuses.entries()) {
    await page.getByRole('checkbox', { name: `Select ${mark} ${index}`, exact: true }).check();
  }
  // One is gone when it is to be changed, and a colleague has one changed before it is to be put back.
  await call(site, 'DELETE', `/followup/${ids[3]}`, undefined, token);
  await menu.selectOption('Completed');
  await menu.focus();
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('Follow-up updated successfully (2)')).toBeVisible();
  await expect(said.getByText('successfully (2). One had it already.')).toBeVisible();
  await expect(said.getByRole('alert')).toContainText(/Failed to update follow-up\..+\(Bulk Tester 3\)/);
  await expect(page.getByRole('row').filter({ hasText: `${mark} 0` })).toContainText('Completed');
  await expectAccessible(page);
  const colleague = { name: `${mark} 1`, mobile: '9818040107', remark: 'Called back.' };
  await call(site, 'PUT', `/followup/${ids[1]}`, colleague, token);

  await page.keyboard.press('Control+z');
  await expect(said.getByText('Undone', { exact: true })).toBeVisible();
  await expect(
    said.getByRole('alert').filter({ hasText: 'changed meanwhile, and is left as it is.' }),
  ).toContainText(`(${mark} 1)`);
  await expect(page.getByRole('row').filter({ hasText: `${mark} 0` })).toContainText('Pending');
  await call(site, 'POST', `/records/followup/${ids[3]}/restore`, undefined, token);
  expect(await stored()).toEqual(['Pending', 'Completed', 'Completed', 'Pending']);
  // Nothing is left to take back.
  await expect(said.getByRole('button', { name: 'Undo' })).toBeHidden();
});
