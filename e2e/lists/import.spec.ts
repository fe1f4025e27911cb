import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

const ROWS = 200;
/** Every seventeenth from the third on: twelve of two hundred. */
const isWrong = (n: number) => n % 17 === 3;

const sheetOf = (mark: string) =>
  [
    'Full name;E-mail;Mobile;Town;Source',
    ...Array.from({ length: ROWS }, (_, n) => {
      const email = isWrong(n) ? 'nobody' : `${mark.toLowerCase()}.${n}@import.example`;
      return `${mark} ${n};${email};98${mark.length}80 ${40000 + n};Palwal;Fair`;
    }),
  ].join('\r\n');

const fileOf = (mark: string) => ({
  name: `${mark}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${sheetOf(mark)}`, 'utf16le'),
});

const figure = (page: Page, title: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('dd');

const contactsOf = async (site: Site, mark: string) => {
  const token = await tokenOf(site, site.admin);
  return call(site, 'GET', `/contact/getcontact?page=1&field=name&q=${mark}`, undefined, token);
};

test('200 rows with 12 faults: mapped, checked, mended, imported and taken back, by mouse', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/contact-list');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
  await expect(page.getByLabel('What is it a list of?')).toHaveValue('contact');
  await expectAccessible(page);

  await page.getByLabel('Choose a file').setInputFiles({
    name: 'book.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await expect(page.getByRole('alert')).toContainText('This is a workbook.');

  await page.getByLabel('Choose a file').setInputFiles(fileOf('Pointer'));
  await expect(page.getByText('Pointer.csv, 200 rows')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('name');
  await expect(page.getByLabel('E-mail')).toHaveValue('email');
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('');
  // What becomes of a column is changed, and another has the field no more.
  await page.getByLabel('Source', { exact: true }).selectOption('name');
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByLabel('Source', { exact: true }).selectOption('');
  await expect(page.getByText('no column is it yet: Name')).toBeVisible();
  await page.getByLabel('Full name').selectOption('name');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check, without importing' }).click();
  await expect(page.getByRole('heading', { name: '12 rows cannot be imported' })).toBeFocused();
  await expect(figure(page, 'Good')).toHaveText('188');
  await expect(page.getByRole('row').filter({ hasText: 'Enter a valid email address.' })).toHaveCount(12);
  await expectAccessible(page);
  expect(await contactsOf(site, 'Pointer')).toMatchObject({ total: 0 });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rows with faults' }).click();
  const mend = await readFile((await (await saving).path()) ?? '', 'utf8');
  expect(mend.trim().split('\r\n')).toHaveLength(13);
  expect(mend).toContain('Pointer 3,nobody,');

  await page.getByRole('button', { name: 'Import 188 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeFocused();
  await expect(figure(page, 'Added')).toHaveText('188');
  await expectAccessible(page);
  expect(await contactsOf(site, 'Pointer')).toMatchObject({ total: 188 });

  // Somebody works on one of them.
  const { items } = await contactsOf(site, 'Pointer');
  const token = await tokenOf(site, site.admin);
  await call(site, 'PUT', `/contact/${items[0]._id}`, { city: 'Agra' }, token);
  await page.getByRole('button', { name: 'Take this import back' }).click();
  await expect(page.getByText('Take back 188 records?')).toBeVisible();
  await page.getByRole('button', { name: 'Take this import back' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeFocused();
  await expect(figure(page, 'To the trash')).toHaveText('187');
  await expect(page.getByText(`${items[0].name} has been changed since.`)).toBeVisible();
  await expectAccessible(page);
  expect(await contactsOf(site, 'Pointer')).toMatchObject({ total: 1 });

  await page.getByRole('link', { name: 'Another file, and earlier imports' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Pointer.csv' })).toContainText('Taken back');
  await page.getByRole('button', { name: 'Open Pointer.csv' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible();
});

test('the same by keyboard alone', async ({ page, site }) => {
  await enter(page, site.admin, '/dashboard/contact-list');
  await page.getByRole('link', { name: 'Import' }).focus();
  await page.keyboard.press('Enter');
  const choose = page.getByLabel('Choose a file');
  await page.getByLabel('What is it a list of?').focus();
  await page.keyboard.press('Tab');
  await expect(choose).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(fileOf('Keyboard'));
  await page.getByLabel('Full name').focus();
  for (const label of ['E-mail', 'Mobile', 'Town', 'Source']) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Leave it as it is' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Fill in what is empty' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'These are of the past' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '12 rows cannot be imported' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import 188 rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the list' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeFocused();
  expect(await contactsOf(site, 'Keyboard')).toMatchObject({ total: 0 });
});
