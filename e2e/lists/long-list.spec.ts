import { expect, signIn, test } from '../lib/fixtures';

test('a long list is paged, sorted, walked by keys, exported, and several are deleted and brought back', async ({
  page,
  site,
  request,
}, info) => {
  const city = `Sohna ${info.project.name}`;
  for (const [index, letter] of [...'ABCDEFGHIJKL'].entries()) {
    const data = { name: `${letter} ${city}`, email: `${index}@sohna.example`, phone: '9818040107', city };
    expect((await request.post('/api/quotes', { data: { ...data, requirement: 'hrm' } })).status()).toBe(200);
  }
  await signIn(page, site.admin);
  await page.goto(`/dashboard/enquiry?q=${encodeURIComponent(city)}&sort=name`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(`A ${city}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);

  // A page that is past the end, as an old link may ask for it, is the last one.
  for (const far of ['3', '1000000', '1e300']) {
    await page.goto(`/dashboard/enquiry?q=${encodeURIComponent(city)}&sort=name&page=${far}`);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/page=2$/);
  }

  await expect(page.getByRole('row').nth(1)).toContainText(`K ${city}`);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: `L ${city}`, exact: true });
  await expect(details).toBeVisible();
  // Out of the dialog, to where the browser's own bar would be.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByText('1 selected')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^enquiry-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Enquiry deleted successfully (2)')).toBeVisible();
  // Its last page has gone, and with one page left there is nothing to turn.
  await expect(page.getByText(/^Page /)).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});
