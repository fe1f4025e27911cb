import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { book, call, enter, tokenOf } from '../lib/people';

/** A colleague saves while the form is open here. */
async function changeElsewhere(site: Site, page: Page, changes: object) {
  const id = new URL(page.url()).searchParams.get('edit');
  const token = await tokenOf(site, site.admin);
  const { version: _version, ...row } = await call(site, 'GET', `/records/enquiry/${id}`, undefined, token);
  await call(site, 'PUT', `/quotes/updatequotes/${id}`, { ...row, ...changes }, token);
}

const read = async (site: Site, id: string) =>
  call(site, 'GET', `/records/enquiry/${id}`, undefined, await tokenOf(site, site.admin));

test('two people at one record: both sides are shown, each field is chosen, and nothing typed is lost', async ({
  page,
  site,
}, info) => {
  const name = `Connie Conflict ${info.project.name}`;
  await book(site, name);
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByLabel('City').fill('Mine City');
  const id = new URL(page.url()).searchParams.get('edit') ?? '';
  await changeElsewhere(site, page, { city: 'Their City', requirement: 'ecom', phone: '9818040177' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText(/Somebody has changed this record meanwhile/)).toBeVisible();

  const both = edit.getByRole('region', { name: 'Changed by somebody else' });
  const city = both.getByRole('group', { name: 'City' });
  await expect(city.getByRole('radio', { name: /Mine City/ })).toBeChecked();
  await expect(
    both.getByRole('group', { name: 'Phone' }).getByRole('radio', { name: /Theirs/ }),
  ).toBeChecked();
  await expect(edit.getByLabel('Phone', { exact: true })).toHaveValue('+919818040177');
  await expect(edit.getByLabel('Requirement', { exact: true })).toHaveValue('ecom');
  await expectAccessible(page);

  await city.getByRole('radio', { name: /Their City/ }).check();
  await expect(edit.getByRole('textbox', { name: 'City' })).toHaveValue('Their City');
  await city.getByRole('radio', { name: /Mine City/ }).check();
  await edit.getByRole('textbox', { name: 'City' }).fill('Mine and Their City');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
  expect(await read(site, id)).toMatchObject({
    city: 'Mine and Their City',
    requirement: 'ecom',
    phone: '+919818040177',
  });
});

test('by keys alone, twice in a row: the second conflict is held against the first', async ({
  page,
  site,
}, info) => {
  const name = `Kay Conflict ${info.project.name}`;
  await book(site, name);
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('button', { name: `Edit ${name}` }).focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  const cityField = edit.getByRole('textbox', { name: 'City' });
  await cityField.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mine');
  const id = new URL(page.url()).searchParams.get('edit') ?? '';
  await changeElsewhere(site, page, { city: 'First' });
  await page.keyboard.press('Enter');
  const mine = edit.getByRole('radio', { name: /Mine/ });
  await expect(mine).toBeFocused();
  await changeElsewhere(site, page, { city: 'Second' });
  await edit.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(edit.getByRole('radio', { name: /Second/ })).toBeVisible();
  await expect(mine).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cityField).toHaveValue('Second');
  await page.keyboard.press('ArrowUp');
  await expect(cityField).toHaveValue('Mine');
  await cityField.press('Enter');
  await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
  expect(await read(site, id)).toMatchObject({ city: 'Mine' });
});
