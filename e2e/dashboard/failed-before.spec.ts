import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test.use({ tolerated: /status of (4|503)/ });

test('what failed before is no longer said once it has worked', async ({ page, site }) => {
  const token = await tokenOf(site, site.admin);
  const mark = 'Second Try';
  for (const index of [0, 1, 2]) {
    const person = { name: `${mark} ${index}`, mobile: '9818040109', email: 'second@lists.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending' }, token);
  }
  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  const said = page.getByRole('region', { name: 'Notifications' });
  const select = (index: number) => page.getByRole('checkbox', { name: `Select ${mark} ${index}` });
  const unreachable = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 503, json: { message: 'Please try again in a minute.', code: 'unavailable' } });

  await page.route('**/api/records/followup/bulk', unreachable);
  for (const index of [0, 1]) await select(index).check();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  const failed = said.getByRole('alert').filter({ hasText: 'Please try again in a minute.' });
  // Under the mouse it stays until it is taken back, however long the rest takes: that is done by keys.
  await failed.hover();
  await page.unroute('**/api/records/followup/bulk');

  await page.getByRole('button', { name: `Delete ${mark} 2` }).press('Enter');
  await expect(said.getByText('Follow-up deleted successfully')).toBeVisible();
  await expect(failed).toBeVisible();

  // What was not deleted is still ticked.
  for (const index of [0, 1]) await expect(select(index)).toBeChecked();
  await remove.press('Enter');
  await expect(said.getByText('Follow-up deleted successfully (2)')).toBeVisible();
  await expect(failed).toBeHidden();
});
