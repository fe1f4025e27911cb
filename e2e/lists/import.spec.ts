import { readFile } from 'node:fs/promises';
import type { FileChooser } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { pressAt } from '../lib/keys';
import { call, enter, tokenOf } from '../lib/people';

const ROWS = 60;
/** Every seventeenth from the third on: four of sixty. */
const isWrong = (n: number) => n % 17 === 3;

const sheet = [
  'Full name;E-mail;Mobile;Town;Source',
  ...Array.from({ length: ROWS }, (_, n) => {
    const email = isWrong(n) ? 'nobody' : `keyboard.${n}@import.example`;
    return `Keyboard ${n};${email};98880 ${40000 + n};Palwal;Fair`;
  }),
].join('\r\n');

const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

test('by keys alone: 60 rows with 4 faults are mapped, checked, mended, imported and taken back', async ({
  page,
  site,
}) => {
  // Asked for early: a browser that is not yet told to hand over its own window shows none.
  const chooser = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
  await enter(page, site.admin, '/dashboard/contact-list');
  await page.getByRole('link', { name: 'Import' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
  const choose = page.getByLabel('Choose a file');
  const isOf = page.getByLabel('What is it a list of?');
  await expect(isOf).toHaveValue('contact');
  await choose.setInputFiles(csv('book.csv', Buffer.from('PK\u0003\u0004')));
  await expect(page.getByRole('alert')).toContainText('This is a workbook.');
  await expectAccessible(page);
  await isOf.focus();
  await page.keyboard.press('Tab');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(csv('Keyboard.csv', Buffer.from(`\ufeff${sheet}`, 'utf16le')));

  const column = (label: string) => page.getByLabel(label, { exact: true });
  await test.step('what becomes of a column is changed, and another has the field no more', async () => {
    await expect(page.getByText('Keyboard.csv, 60 rows')).toBeVisible();
    await expect(column('Full name')).toHaveValue('name');
    await expect(column('E-mail')).toHaveValue('email');
    await expect(column('Source')).toHaveValue('');
    await column('Source').selectOption('name');
    await expect(column('Full name')).toHaveValue('');
    await column('Source').selectOption('');
    await expect(page.getByText('no column is it yet: Name')).toBeVisible();
    await column('Full name').selectOption('name');
    await expectAccessible(page);
    await column('Full name').focus();
    for (const label of ['E-mail', 'Mobile', 'Town', 'Source']) {
      await page.keyboard.press('Tab');
      await expect(column(label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Leave it as it is' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Fill in what is empty' })).toBeChecked();
  });

  const figure = (title: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(title, { exact: true }) })
      .locator('dd');
  const token = await tokenOf(site, site.admin);
  const contacts = () =>
    call(site, 'GET', '/contact/getcontact?page=1&field=name&q=Keyboard', undefined, token);

  await test.step('it is checked, and the faults are saved to be mended', async () => {
    await pressAt(page, page.getByRole('button', { name: 'Check, without importing' }));
    await expect(page.getByRole('heading', { name: '4 rows cannot be imported' })).toBeFocused();
    await expect(figure('Good')).toHaveText('56');
    const fault = page.getByRole('row').filter({ hasText: 'Enter a valid email address.' });
    await expect(fault).toContainText('Lines 5, 22, 39 and 1 more');
    await expect(fault).toContainText('“nobody”');
    await expectAccessible(page);
    expect(await contacts()).toMatchObject({ total: 0 });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the rows with faults' }).press('Enter');
    const mend = await readFile((await (await saving).path()) ?? '', 'utf8');
    expect(mend.trim().split('\r\n')).toHaveLength(5);
    expect(mend).toContain('Keyboard 3,nobody,');
  });

  await test.step('it is imported', async () => {
    await page.getByRole('button', { name: 'Import 56 rows' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeFocused();
    await expect(figure('Added')).toHaveText('56');
    await expectAccessible(page);
    expect(await contacts()).toMatchObject({ total: 56 });
  });

  await test.step('it is taken back, but for what somebody has worked on', async () => {
    const { items } = await contacts();
    await call(site, 'PUT', `/contact/${items[0]._id}`, { city: 'Agra' }, token);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See the list' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Take back 56 records?')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Taken back' })).toBeFocused();
    await expect(figure('To the trash')).toHaveText('55');
    await expect(page.getByText(`${items[0].name} has been changed since.`)).toBeVisible();
    await expectAccessible(page);
    expect(await contacts()).toMatchObject({ total: 1 });

    await page.getByRole('link', { name: 'Another file, and earlier imports' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Keyboard.csv' })).toContainText('Taken back');
    await page.getByRole('button', { name: 'Open Keyboard.csv' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  });
});
