import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { addPerson, call, enter, tokenOf } from '../lib/people';
import { BY_FINGER } from '../lib/widths';

const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Of one colleague: two that are overdue, one of them done, one for today, one for next week; and one of nobody. */
async function addTasks(site: Site, mark: string) {
  const person = await addPerson(site, mark.toLowerCase().replaceAll(' ', '-'), 'employee');
  const token = await tokenOf(site, person);
  const { _id: ownerId } = await call(site, 'GET', '/user/me', undefined, token);
  const tasks = [
    { name: 'Late', status: 'Pending', ownerId, nextDate: day(-3), nextTime: '16:30', nextKind: 'whatsapp' },
    { name: 'Done', status: 'Completed', ownerId, nextDate: day(-3) },
    { name: 'Now', status: 'In Progress', ownerId, nextDate: day(0) },
    { name: 'Later', status: 'Pending', ownerId, nextDate: day(9) },
    { name: 'Free', status: 'Pending', ownerId: '', nextDate: '' },
  ];
  for (const task of tasks) {
    const who = { mobile: '9818040107', email: 'task@filters.example' };
    await call(site, 'POST', '/followup', { ...who, ...task, name: `${task.name} ${mark}` }, token);
  }
  return person;
}

const rows = (page: Page, mark: string) => page.getByRole('row').filter({ hasText: mark });

test('my overdue ones, and those of nobody, by keys alone', async ({ page, site }) => {
  const mark = 'Keys';
  const person = await addTasks(site, mark);
  await enter(page, person, '/dashboard/followups');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (name: string | RegExp) => expect(page.locator(':focus')).toHaveAccessibleName(name);
  await press('f');
  await focused('Stage');
  await press('ArrowDown', 'ArrowDown', 'Enter');
  await focused(/^Me/);
  await press('Enter');
  await expect(rows(page, mark)).toHaveCount(4);
  await press('f');
  await focused('Stage');
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await focused(/^Overdue/);
  await press('Enter');
  await expect(rows(page, mark)).toHaveCount(1);
  await focused('Filter');
  // A number that is cut is called by nobody.
  for (const title of ['Mobile', 'Next']) await expectUncut(page, mark, title);

  await press('Shift+Tab', 'Shift+Tab');
  await focused('Next: Overdue');
  await press('Backspace');
  await expect(rows(page, mark)).toHaveCount(4);
  await press('Shift+Tab', 'Shift+Tab', 'Enter');
  await focused(/^Me/);
  await press('Space', 'ArrowDown', 'Space', 'Enter');
  await expect(page).toHaveURL(/is\.ownerId=none/);
  await expect(rows(page, `Free ${mark}`)).toHaveCount(1);
  await expect(rows(page, mark)).toHaveCount(1);
});

const expectUncut = async (page: Page, mark: string, title: string) => {
  const cell = rows(page, mark).locator(`[data-title=${title}] > span`);
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), title).toBe(0);
};

test.describe('by finger', () => {
  test.use(BY_FINGER);

  test('what the index counts is what its links list; two filters have a chip each, and an address that a colleague can open', async ({
    page,
    site,
  }) => {
    const mark = 'Finger';
    const person = await addTasks(site, mark);
    await enter(page, person, '/dashboard');
    await page.getByRole('link', { name: 'All 2 that wait for you' }).click();
    await expect(rows(page, mark)).toHaveCount(2);
    await page.goBack();
    const bar = page.getByRole('listitem').getByRole('link', { name: /^Contacted/ });
    const count = Number((await bar.textContent())?.replace(/\D/g, ''));
    await bar.click();
    await expect(page.getByRole('button', { name: 'Stage: Contacted' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Follow Ups ${count}`);
    await page.getByRole('button', { name: 'Remove the filter Stage' }).click();

    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    const menu = page.getByRole('dialog');
    await filter.click();
    await menu.getByRole('button', { name: 'Owner' }).click();
    await menu.getByRole('checkbox', { name: 'Me 4' }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(rows(page, mark)).toHaveCount(4);
    await filter.click();
    await menu.getByRole('button', { name: 'Next' }).click();
    await menu.getByRole('radio', { name: 'Overdue 1' }).click();
    await expect(menu).toBeHidden();
    await expect(rows(page, mark)).toHaveCount(1);
    await expect(rows(page, mark)).toContainText(`Late ${mark}`);
    await expect(rows(page, mark)).toContainText(/3 days late.*16:30 WhatsApp/);
    for (const title of ['Mobile', 'Next']) await expectUncut(page, mark, title);
    await expect(page).toHaveURL(/is\.ownerId=me&due\.nextDate=overdue/);
    await expectAccessible(page);

    await page.reload();
    await expect(rows(page, mark)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove the filter Next' }).click();
    await expect(rows(page, mark)).toHaveCount(4);
    await page.goBack();
    await expect(rows(page, mark)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/followups$/);
  });
});
