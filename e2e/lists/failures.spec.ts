import type { Route } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test.use({ tolerated: /status of (4|503)/ });

const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message, error: message, code: 'test' } });

test('a list that cannot be read says so and tries again when asked; what failed is no longer said once it has worked', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const mark = 'Second Try';
  for (const index of [0, 1, 2]) {
    const person = { name: `${mark} ${index}`, mobile: '9818040109', email: 'second@lists.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending' }, token);
  }
  await page.route(/\/followup\?/, refuse(400, 'Not today.'));
  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  await expect(page.getByText('Failed to fetch follow-ups')).toBeVisible();
  await expect(page.getByText('Not today.')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not today.')).toBeHidden();

  const said = page.getByRole('region', { name: 'Notifications' });
  const select = (index: number) => page.getByRole('checkbox', { name: `Select ${mark} ${index}` });
  await page.route('**/api/records/followup/bulk', refuse(503, 'Please try again in a minute.'));
  for (const index of [0, 1]) await select(index).check();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  const failed = said.getByRole('alert').filter({ hasText: 'Please try again in a minute.' });
  // Under the mouse it stays until it is taken back, however long the rest takes: that is done by keys.
  await failed.hover();
  await page.unrouteAll();

  await page.getByRole('button', { name: `Delete ${mark} 2` }).press('Enter');
  await expect(said.getByText('Follow-up deleted successfully')).toBeVisible();
  await expect(failed).toBeVisible();

  // What was not deleted is still ticked.
  for (const index of [0, 1]) await expect(select(index)).toBeChecked();
  await remove.press('Enter');
  await expect(said.getByText('Follow-up deleted successfully (2)')).toBeVisible();
  await expect(failed).toBeHidden();
});
