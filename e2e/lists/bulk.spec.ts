import type { Page } from '@playwright/test';
import { enlarged, expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, test } from '../lib/fixtures';
import { pressAt, tabTo } from '../lib/keys';
import { addPerson, call, enter, tokenOf } from '../lib/people';
import { BY_FINGER } from '../lib/widths';

const PEOPLE = 12;

const nameOf = (mark: string, index: number) => `${mark} ${String(index).padStart(2, '0')}`;

/** More follow-ups of one mark than a page shows. */
async function addTasks(site: Site, mark: string) {
  const token = await tokenOf(site, site.admin);
  const person = { mobile: '9818040107', email: 'bulk@lists.example', status: 'Pending' };
  const made = Array.from({ length: PEOPLE }, (_, index) =>
    call(site, 'POST', '/followup', { ...person, name: nameOf(mark, index) }, token),
  );
  const ids: string[] = (await Promise.all(made)).map(({ followup }) => followup._id);
  return { token, ids };
}

const said = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Nothing lies over what the keyboard has come to. */
const isFocusInSight = () => {
  const { activeElement: focused } = document;
  if (!focused) return false;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('by keys alone those of two pages are given to a colleague and taken back, but for what others did meanwhile', async ({
  page,
  site,
}) => {
  const mark = 'Keyed';
  const colleague = 'oona';
  await addPerson(site, colleague, 'employee');
  const { token, ids } = await addTasks(site, mark);
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
  await enter(page, site.admin, `/dashboard/followups?q=${mark}&sort=name`);
  const row = (index: number) => page.getByRole('row').filter({ hasText: nameOf(mark, index) });
  const box = (index: number) =>
    page.getByRole('checkbox', { name: `Select ${nameOf(mark, index)}`, exact: true });
  const walkTo = async (index: number) => {
    await expect(row(index)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(row(index)).toBeFocused();
  };

  await test.step('what is ticked on one page stays so on the other', async () => {
    await walkTo(0);
    for (let index = 0; index < 9; index++) await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('10 selected')).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pressAt(page, pages.getByRole('button', { name: 'Next' }));
    await walkTo(10);
    await page.keyboard.press('Space');
    await expect(page.getByText('11 selected')).toBeVisible();
    await pressAt(page, pages.getByRole('button', { name: 'Previous' }));
    await expect(box(5)).toBeChecked();
    await enlarged(page, async () => {
      await page.getByRole('button', { name: `View ${nameOf(mark, 4)}` }).focus();
      await page.keyboard.press('Tab');
      await eventually(() => page.evaluate(isFocusInSight)).toBe(true);
    });
  });

  await test.step('nothing is set before Apply, and what went meanwhile is skipped', async () => {
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: 'Select all 12 found' })).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: 'Change' }));
    await page.keyboard.type('Owner');
    const owner = page.getByRole('combobox', { name: 'Set owner' });
    await tabTo(page, owner);
    await page.keyboard.type(colleague);
    await expect(owner.locator('option:checked')).toHaveText(colleague);
    await expectAccessible(page);
    expect(await given()).toBe(0);
    for (const index of [3, 4]) await call(site, 'DELETE', `/followup/${ids[index]}`, undefined, token);
    await pressAt(page, page.getByRole('button', { name: 'Apply: Set owner' }));
    await expect(said(page).getByText('Follow-up updated successfully (9)')).toBeVisible();
    await expect(page.getByText('2 selected')).toBeVisible();
    // What was skipped is said after what was done, and stays: that does not take it back.
    const notice = said(page).getByRole('alert').filter({ hasText: '2 records were skipped.' });
    await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notice).toBeHidden();
    expect(await given()).toBe(9);
  });

  await test.step('what a colleague has written since then stays, and is told', async () => {
    for (const index of [5, 6]) {
      const remark = { name: nameOf(mark, index), mobile: '9818040107', remark: 'Called back.' };
      await call(site, 'PUT', `/followup/${ids[index]}`, remark, token);
    }
    await page.keyboard.press('Control+z');
    await expect(said(page).getByText('2 records were skipped.')).toBeVisible();
    await expect(page.getByText('2 selected')).toBeHidden();
    expect(await given()).toBe(2);
    await said(page).getByRole('button', { name: 'Show which' }).press('Enter');
    const skipped = page.getByRole('dialog', { name: 'Skipped: 2' });
    await expect(skipped.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(skipped).toBeHidden();
  });
});

test.describe('by finger', () => {
  test.use(BY_FINGER);

  test('all that were found are given to a colleague, deleted and brought back, though a page shows ten of them', async ({
    page,
    site,
  }) => {
    const mark = 'Fingered';
    const colleague = 'uma';
    await addPerson(site, colleague, 'employee');
    const token = await tokenOf(site, site.admin);
    const entries = Array.from({ length: PEOPLE }, (_, index) =>
      call(
        site,
        'POST',
        '/quotes/entries',
        { name: nameOf(mark, index), phone: `98180402${index + 10}` },
        token,
      ),
    );
    await Promise.all(entries);
    await enter(page, site.admin, `/dashboard/enquiry?q=${mark}&sort=name`);
    const rows = page.getByRole('row').filter({ hasText: mark });
    // Words that fade away have a button, too.
    const undo = (words: string) =>
      said(page).getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
    const tickAll = async () => {
      await expect(rows).toHaveCount(10);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(page.getByText('10 selected')).toBeVisible();
      await page.getByRole('button', { name: 'Select all 12 found' }).click();
      await expect(page.getByText('All 12 found are selected')).toBeVisible();
    };

    await tickAll();
    await page.getByRole('combobox', { name: 'Change' }).selectOption('Owner');
    await page.getByRole('combobox', { name: 'Set owner' }).selectOption(colleague);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply: Set owner' }).click();
    await expect(page.getByText('Inquiry updated successfully! (12)')).toBeVisible();
    await expect(rows.filter({ hasText: colleague })).toHaveCount(10);
    await undo('Inquiry updated successfully! (12)');
    await expect(page.getByText('Undone (12)')).toBeVisible();
    await expect(rows.filter({ hasText: colleague })).toHaveCount(0);

    await tickAll();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Enquiry deleted successfully (12)')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await undo('Enquiry deleted successfully (12)');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
  });
});
