import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { book, call, enter, tokenOf } from '../lib/people';

test('by keys two people at one record: both sides are shown, each field is chosen, nothing typed is lost, and a second conflict is held against the first', async ({
  page,
  site,
}) => {
  const name = 'Connie Conflict';
  await book(site, name);
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('button', { name: `Edit ${name}` }).focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  const cityField = edit.getByRole('textbox', { name: 'City' });
  await cityField.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mine City');
  const id = new URL(page.url()).searchParams.get('edit');
  const token = await tokenOf(site, site.admin);
  const read = () => call(site, 'GET', `/records/enquiry/${id}`, undefined, token);
  const changeElsewhere = async (changes: object) => {
    const { version: _version, ...row } = await read();
    await call(site, 'PUT', `/quotes/updatequotes/${id}`, { ...row, ...changes }, token);
  };

  await changeElsewhere({ city: 'First City', requirement: 'ecom', phone: '9818040177' });
  await page.keyboard.press('Enter');
  await expect(edit.getByText(/Somebody has changed this record meanwhile/)).toBeVisible();
  const both = edit.getByRole('region', { name: 'Changed by somebody else' });
  const mine = both.getByRole('radio', { name: /Mine City/ });
  const theirs = both.getByRole('group', { name: 'Phone' }).getByRole('radio', { name: /Theirs/ });
  await expect(theirs).toBeFocused();
  await expect(theirs).toBeChecked();
  await expect(mine).toBeChecked();
  await expect(edit.getByLabel('Phone', { exact: true })).toHaveValue('+919818040177');
  await expect(edit.getByLabel('Requirement', { exact: true })).toHaveValue('ecom');
  await expectAccessible(page);

  await changeElsewhere({ city: 'Second City' });
  await edit.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(both.getByRole('radio', { name: /Second City/ })).toBeVisible();
  await expect(mine).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cityField).toHaveValue('Second City');
  await page.keyboard.press('ArrowUp');
  await expect(cityField).toHaveValue('Mine City');
  await cityField.fill('Mine and Their City');
  await cityField.press('Enter');
  await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
  expect(await read()).toMatchObject({
    city: 'Mine and Their City',
    requirement: 'ecom',
    phone: '+919818040177',
  });
});
