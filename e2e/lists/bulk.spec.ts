import type { Page } from '@playwright/test';
import { enlarged, expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, test } from '../lib/fixtures';
import { pressAt, tabTo } from '../lib/keys';
import { addPerson, book, call, enter, tokenOf } from '../lib/people';

const PEOPLE = 27;

/** So many follow-ups of one mark, the first of them last in the list. */
async function addTasks(site: Site, mark: string, count = PEOPLE) {
  const token = await tokenOf(site, site.admin);
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const person = { name: `${mark} ${String(index).padStart(2, '0')}`, mobile: '9818040107' };
    const { followup } = await call(
      site,
      'POST',
      '/followup',
      { ...person, email: 'bulk@lists.example', status: 'Pending' },
      token,
    );
    ids.push(followup._id);
  }
  const all = async () =>
    (await call(site, 'GET', `/followup?page=1&pageSize=100&field=name&q=${mark}`, undefined, token)).items;
  const countOf = async (status: string) =>
    (await all()).filter((row: { status: string }) => row.status === status).length;
  return { token, ids, countOf };
}

const open = (page: Page, site: Site, mark: string) =>
  enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}&sort=name`);
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const next = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' });

test('25 are ticked over three pages with ranges, set by Apply and never by an arrow, and put back by Ctrl Z', async ({
  page,
  site,
}, info) => {
  const mark = `Range ${info.project.name}`;
  const { ids, token, countOf } = await addTasks(site, mark);
  await open(page, site, mark);
  await box(page, `${mark} 00`).click();
  await box(page, `${mark} 09`).click({ modifiers: ['Shift'] });
  await expect(page.getByText('10 selected')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  // By keys: the arrows with Shift tick row after row.
  await page
    .getByRole('row')
    .filter({ hasText: `${mark} 10` })
    .focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('20 selected')).toBeVisible();
  await next(page).click();
  await box(page, `${mark} 20`).click();
  await box(page, `${mark} 24`).click({ modifiers: ['Shift'] });
  await expect(page.getByText('25 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(box(page, `${mark} 15`)).toBeChecked();

  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Select all 27 found' })).toBeFocused();
  await page.keyboard.press('Tab');
  const fields = page.getByRole('combobox', { name: 'Change' });
  await expect(fields).toBeFocused();
  await fields.selectOption('Status');
  const menu = page.getByRole('combobox', { name: 'Set status' });
  const apply = page.getByRole('button', { name: 'Apply: Set status' });
  await expect(apply).toBeDisabled();
  await menu.focus();
  for (const status of ['Pending', 'In Progress', 'Completed']) {
    await page.keyboard.press('ArrowDown');
    await expect(menu).toHaveValue(status);
  }
  expect(await countOf('Pending')).toBe(PEOPLE);
  await expectAccessible(page);
  // Two are gone when they are to be changed.
  for (const index of [3, 4]) await call(site, 'DELETE', `/followup/${ids[index]}`, undefined, token);
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('Follow-up updated successfully (23)')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await countOf('Completed')).toBe(23);
  // What was skipped is said after what was done, and stays: that does not take it back.
  const notice = said.getByRole('alert').filter({ hasText: '2 records were skipped.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();

  // Two are changed by a colleague before they are put back; what they wrote stays.
  for (const index of [5, 6]) {
    const remark = { name: `${mark} 0${index}`, mobile: '9818040107', remark: 'Called back.' };
    await call(site, 'PUT', `/followup/${ids[index]}`, remark, token);
  }
  await page.keyboard.press('Control+z');
  await expect(said.getByText('2 records were skipped.')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeHidden();
  expect(await countOf('Completed')).toBe(2);
  await said.getByRole('button', { name: 'Show which' }).click();
  const skipped = page.getByRole('dialog', { name: 'Skipped: 2' });
  await expect(skipped.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(skipped).toBeHidden();
});

/** Nothing lies over what the keyboard has come to. */
const isFocusInSight = () => {
  const { activeElement: focused } = document;
  if (!focused) return false;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('all that were found are deleted and brought back, though a page shows ten of them', async ({
  page,
  site,
}, info) => {
  const mark = `Found ${info.project.name}`;
  const { countOf } = await addTasks(site, mark, 12);
  await open(page, site, mark);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 12 found' }).click();
  await expect(page.getByText('All 12 found are selected')).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, async () => {
    await page.getByRole('button', { name: `View ${mark} 04` }).focus();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(isFocusInSight)).toBe(true);
  });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Follow-up deleted successfully (12)')).toBeVisible();
  expect(await countOf('Pending')).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  expect(await countOf('Pending')).toBe(12);
});

test('by keys alone 25 are ticked over three pages, given to a colleague, and taken back', async ({
  page,
  site,
}, info) => {
  const mark = `Keyed ${info.project.name}`;
  const { token } = await addTasks(site, mark);
  const colleague = `oona-${info.project.name}`;
  await addPerson(site, colleague, 'employee');
  const given = async () => {
    const found = await call(
      site,
      'GET',
      `/followup?page=1&pageSize=100&field=name&q=${mark}`,
      undefined,
      token,
    );
    return found.items.filter((row: { ownerName: string }) => row.ownerName === colleague).length;
  };
  await open(page, site, mark);
  const row = (index: number) =>
    page.getByRole('row').filter({ hasText: `${mark} ${String(index).padStart(2, '0')}` });
  for (const [first, last] of [
    [0, 9],
    [10, 19],
    [20, 24],
  ] as const) {
    await expect(row(first)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(row(first)).toBeFocused();
    for (let index = first; index < last; index++) await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText(`${last + 1} selected`)).toBeVisible();
    if (last < 20) await pressAt(page, next(page));
  }
  await page.keyboard.press('b');
  await tabTo(page, page.getByRole('combobox', { name: 'Change' }));
  await page.keyboard.type('Owner');
  await tabTo(page, page.getByRole('combobox', { name: 'Set owner' }));
  await page.keyboard.type(colleague);
  await expect(page.getByRole('combobox', { name: 'Set owner' }).locator('option:checked')).toHaveText(
    colleague,
  );
  await pressAt(page, page.getByRole('button', { name: 'Apply: Set owner' }));
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('Follow-up updated successfully (25)')).toBeVisible();
  expect(await given()).toBe(25);
  await page.keyboard.press('Control+z');
  await expect(said.getByText('Undone (25)')).toBeVisible();
  expect(await given()).toBe(0);
});

test('enquiries are given to a colleague together, and taken back', async ({ page, site }, info) => {
  const mark = `Given ${info.project.name}`;
  const colleague = `uma-${info.project.name}`;
  await addPerson(site, colleague, 'employee');
  for (const letter of 'ABC') await book(site, `${mark} ${letter}`);
  await enter(page, site.admin, `/dashboard/enquiry?q=${encodeURIComponent(mark)}&sort=name`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('combobox', { name: 'Change' }).selectOption('Owner');
  await page.getByRole('combobox', { name: 'Set owner' }).selectOption(colleague);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply: Set owner' }).click();
  await expect(page.getByText('Inquiry updated successfully! (3)')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: mark }).filter({ hasText: colleague })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone (3)')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: colleague })).toHaveCount(0);
});
