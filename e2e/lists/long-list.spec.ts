import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test('by keys alone a long list is paged and exported, its records are read one after the other, and what was typed is not lost', async ({
  page,
  site,
}) => {
  const city = 'Sohna';
  const token = await tokenOf(site, site.admin);
  const entries = [...'ABCDEFGHIJKL'].map((letter, index) =>
    call(
      site,
      'POST',
      '/quotes/entries',
      { name: `${letter} ${city}`, phone: `98180403${index + 10}`, city },
      token,
    ),
  );
  await Promise.all(entries);
  const list = `/dashboard/enquiry?q=${city}&sort=name`;
  const row = (letter: string) => page.getByRole('row').filter({ hasText: `${letter} ${city}` });
  const panel = (letter: string) => page.getByRole('dialog', { name: `${letter} ${city}`, exact: true });

  await test.step('a page that is past the end, as an old link may ask for it, is the last one', async () => {
    await enter(page, site.admin, `${list}&page=1e300`);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByRole('row').nth(1)).toContainText(`K ${city}`);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('button', { name: 'Previous' })
      .press('Enter');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(`A ${city}`);
  });

  await test.step('from the row into its panel, on to the next record and back', async () => {
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(row('A')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel('A')).toBeVisible();
    await page.keyboard.press('j');
    await expect(panel('B')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel('C')).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('ArrowUp');
    await expect(panel('A')).toBeVisible();
    await page.keyboard.press('k');
    await expect(panel('A')).toBeVisible();
  });

  await test.step('over the end of the page, and back to its row', async () => {
    for (let step = 0; step < 10; step++) await page.keyboard.press('j');
    await expect(panel('K')).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(row('K')).toBeFocused();
    await expect(page).not.toHaveURL(/record=/);
    // Its address opens it, also where the list does not show it, and under the name that it had before.
    await page.goto(address.replace('page=2', 'page=1').replace('record=', 'view='));
    await expect(panel('K')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/view=/);
  });

  await test.step('letters that are typed move nothing; what was typed is asked about and stays', async () => {
    await row('A').getByRole('button', { name: /^View/ }).press('Enter');
    const note = panel('A').getByLabel('Note');
    await note.focus();
    await page.keyboard.type('jk is not a way');
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: 'Close without saving?' });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(note).toHaveValue('jk is not a way');
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(panel('A')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(note).toHaveValue('jk is not a way');
    await note.press('Control+Enter');
    await expect(page.getByRole('dialog', { name: 'What is next?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
    await expect(note).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel('A')).toBeHidden();
  });

  await test.step('Back closes it, however many were looked at', async () => {
    await page.keyboard.press('Enter');
    await expect(panel('A')).toBeVisible();
    await page.keyboard.press('j');
    await expect(panel('B')).toBeVisible();
    await page.goBack();
    await expect(panel('B')).toBeHidden();
    await expect(row('B')).toBeVisible();
  });

  await test.step('it is taken along as a spreadsheet', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^enquiry-\d{4}-\d\d-\d\d\.csv$/);
  });
});
