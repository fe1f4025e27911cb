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

  // These words would stand there for half a minute.
  await page.route('**/api/records/followup/bulk', unreachable);
  for (const index of [0, 1]) await select(index).check();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  const failed = said.getByRole('alert').filter({ hasText: 'Please try again in a minute.' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/records/followup/bulk');

  await page.getByRole('button', { name: `Delete ${mark} 2` }).click();
  await expect(said.getByText('Follow-up deleted successfully')).toBeVisible();
  await expect(failed).toBeVisible();

  for (const index of [0, 1]) await select(index).check();
  await remove.click();
  await expect(said.getByText('Follow-up deleted successfully (2)')).toBeVisible();
  await expect(failed).toBeHidden({ timeout: 15_000 });
});
