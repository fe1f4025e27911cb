import { dayOf, now } from '../../src/lib/time';
import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';
import { lowTargets } from '../lib/thumbs';
import { PHONE } from '../lib/widths';

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** Something in each figure: a lead that was won, one that waits, and one whose step is due. */
async function fill(site: Parameters<typeof tokenOf>[0]) {
  const token = await tokenOf(site, site.admin);
  const { _id: ownerId } = await call(site, 'GET', '/user/me', undefined, token);
  const lead = { email: 'thumb@shell.example', mobile: '9818040188', ownerId };
  const add = (name: string, more: object) =>
    call(site, 'POST', '/followup', { ...lead, name, remarks: [{ val: 'Asked.' }], ...more }, token);
  await add('Thumb Won', { status: 'Completed', stage: 'Won' });
  await add('Thumb Due', { status: 'Pending', nextDate: dayOf(now()) });
  await call(site, 'POST', '/quotes', {
    ...{ name: 'Thumb Enquiry', email: 'thumbs@shell.example', phone: '98180 40189' },
    ...{ city: 'Palwal', requirement: 'hrm' },
  });
}

test('what a thumb presses in the dashboard is as high as one', async ({ page, site }) => {
  await fill(site);
  await enter(page, site.admin, '/dashboard');
  const screens = [
    ['/dashboard', page.getByRole('button', { name: 'Show table: Enquiries by city' })],
    ['/dashboard/leads', page.getByRole('button', { name: 'Show table: By source' })],
    ['/dashboard/hiring', page.getByRole('heading', { level: 1, name: 'Hiring' })],
    ['/dashboard/activity', page.getByText('Thumb Enquiry').first()],
    ['/dashboard/account', page.getByLabel('The bell, when a step of mine is due')],
    ['/dashboard/followups', page.getByText('Thumb Due').first()],
  ] as const;
  for (const [path, sign] of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(sign).toBeVisible();
      await expect.poll(() => lowTargets(page)).toEqual([]);
    });
  await test.step('the same as tables', async () => {
    await page.goto('/dashboard/leads');
    await page.getByRole('button', { name: 'Show table: By source' }).click();
    await expect(page.getByRole('table', { name: 'By source' })).toBeVisible();
    expect(await lowTargets(page)).toEqual([]);
  });
});
