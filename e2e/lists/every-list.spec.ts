import sharp from 'sharp';
import { expectAccessible } from '../lib/accessible';
import { closeWithoutSaving } from '../lib/drafts';
import { fileOf } from '../lib/files';
import { expect, signIn, test } from '../lib/fixtures';

const picture = async (colour: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

test('users: invited, given a role, blocked and let in again, renamed, deleted and brought back', async ({
  page,
  site,
}, info) => {
  const email = `kiran.${info.project.name}@lists.example`;
  await signIn(page, site.admin);
  await page.goto('/dashboard/users?add=1');
  const add = page.getByRole('dialog', { name: 'Invite a user' });
  await add.getByLabel('Name').fill('Kiran Bedi');
  await add.getByLabel('Email').fill(email);
  await add.getByLabel('Mobile').fill('9818040199');
  await add.getByLabel('Role').selectOption('business');
  await add.getByRole('button', { name: 'Invite a user' }).click();
  await expect(page.getByText('Invitation sent successfully')).toBeVisible();
  expect((await site.mailTo(email)).subject).toContain('invitation');
  await page.getByLabel('Search by').selectOption('Email');
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Business partner');
  await expectAccessible(page);

  const edit = page.getByRole('dialog', { name: /^Edit Kiran/ });
  const save = async (label: string, value: string, message: string) => {
    await page.getByRole('button', { name: /^Edit Kiran/ }).click();
    const field = edit.getByLabel(label);
    await (label === 'Name' ? field.fill(value) : field.selectOption(value));
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(message).last()).toBeVisible();
    await expect(edit).toBeHidden();
  };
  await save('Name', 'Kiran Rao', 'User details updated successfully');
  await save('Role', 'corporate', 'User role updated successfully');
  await save('Blocked', 'true', 'User blocked successfully');
  await save('Blocked', 'false', 'User unblocked successfully');
  await page.getByRole('button', { name: 'Delete Kiran Rao' }).click();
  const said = page.getByRole('status').filter({ has: page.getByText('User deleted successfully') });
  await expect(said).toContainText('User deleted successfully (Kiran Rao)');
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a contact is followed up as it is added; the follow-up is edited, and each leads to the other', async ({
  page,
  site,
}, info) => {
  const name = `Meera Joshi ${info.project.name}`;
  await signIn(page, site.admin);
  await page.goto('/dashboard/contact-list?add=1');
  const add = page.getByRole('dialog', { name: 'Add contact' });
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Email').fill('meera@lists.example');
  await add.getByLabel('Phone').fill('9818040103');
  await add.getByLabel('City').fill('Palwal');
  await add.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByText('Contact added successfully')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Follow up ${name}` }).click();
  await expect(page.getByText('There is a follow-up already')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/followups\?record=/);
  const details = page.getByRole('dialog', { name, exact: true });
  await expect(details.getByText(/Contact request PW-/).first()).toBeVisible();
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  // It came by itself, and nobody has planned it yet.
  await expect(edit.getByLabel('Next date')).toHaveValue('');
  await edit.getByLabel('Stage').selectOption('Contacted');
  await edit.getByLabel('New remark').fill('Wants a site visit on Friday.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `View ${name}` }).click();
  const remarks = details.getByRole('listitem').filter({ hasText: /^\d\d\/\d\d\/\d{4} \d\d:\d\d,/ });
  await expect(remarks).toHaveCount(2);
  await expect(remarks.locator('time').first()).toHaveAttribute('datetime', /^20.+Z$/);
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Came from Contact' }).click();
  await expect(page).toHaveURL(/\/dashboard\/contact-list\?record=/);
  await details.getByRole('link', { name: /^Contacted/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/followups\?record=/);
});

test('a product is added with a picture, edited, seen by visitors, and a quote on it is corrected', async ({
  page,
  site,
  request,
}, info) => {
  const productName = `Tank Level Node ${info.project.name}`;
  const headers = await signIn(page, site.admin);
  await page.goto('/dashboard/products');
  await page.getByRole('button', { name: 'Add product' }).click();
  const add = page.getByRole('dialog', { name: 'Add product' });
  await add.getByLabel('Product name').fill(productName);
  await add.getByLabel('Brand name').fill('PeepalSense');
  await add.getByLabel('Category', { exact: true }).fill('Water');
  await add.getByLabel('Subcategory').fill('Tanks');
  await add.getByLabel('Description').fill('Tells the pump when the tank is full.');
  await add.getByLabel('Specification').fill('Ultrasonic\n  IP67  \n\n5 years');
  await add.getByRole('button', { name: 'Add product' }).click();
  await expect(add.getByText('Image is required.')).toBeVisible();
  await add.getByLabel('Image').setInputFiles(await fileOf(8 * 1024 * 1024 + 1, 'picture.png'));
  await expect(add.getByText('The file is too large. The limit is 8 MB.')).toBeVisible();
  // A form that is opened again holds nothing that was refused.
  await page.keyboard.press('Escape');
  await closeWithoutSaving(page);
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(add.getByLabel('Product name')).toHaveValue(productName);
  await expect(add.getByLabel('Image')).toHaveValue('');
  await expect(add.getByAltText('What you chose')).toBeHidden();
  await add.getByLabel('Image').setInputFiles(await picture('#22a75a'));
  await expect(add.getByAltText('What you chose')).toBeVisible();
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Product added successfully')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${productName}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${productName}` });
  await expect(edit.getByLabel('Specification')).toHaveValue('Ultrasonic\nIP67\n5 years');
  await edit.getByLabel('Specification').fill('Ultrasonic\nIP68');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  const products = await (await request.get('/api/iot/prodcuts/all')).json();
  expect(products[0]).toMatchObject({ productName, specification: ['Ultrasonic', 'IP68'] });
  expect((await request.get(products[0].image)).status()).toBe(200);

  const sender = { name: `Om Puri ${info.project.name}`, email: 'om@lists.example', phone: '9818040104' };
  await request.post('/api/iot/quote/iot/quote/products', { data: { ...sender, productName } });
  await page.goto('/dashboard/products/quote');
  await page.getByRole('button', { name: `Edit ${sender.name}` }).click();
  await page.getByLabel('Phone', { exact: true }).fill('9818040105');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Quote updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${sender.name}` }).click();
  await expect(page.getByText('Quote deleted successfully!')).toBeVisible();
  await expectAccessible(page);
  // What the site shows is looked at by other journeys, too.
  await request.delete(`/api/iot/prodcuts/${products[0]._id}`, { headers });
});

test('an employee is added with a picture, gets a mail, and another one when asked', async ({
  page,
  site,
}, info) => {
  const name = `Esha Sen ${info.project.name}`;
  const email = `esha.sen.${info.project.name}@lists.example`;
  await signIn(page, site.admin);
  await page.goto('/dashboard/employees?add=1');
  const add = page.getByRole('dialog', { name: 'Add employee' });
  await add.getByLabel('Employee ID').fill(`LIST-${info.project.name}`);
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Email').fill(email);
  await add.getByLabel('Mobile').fill('9818040106');
  await add.getByLabel('Job role').fill('Designer');
  await add.getByLabel('Date of joining').fill('2026-04-01');
  const drawing = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await add.getByLabel('Profile picture').setInputFiles(drawing);
  await expect(add.getByLabel('Profile picture')).toHaveAccessibleDescription(
    'Invalid file format. Please upload a JPG, PNG, or WebP.',
  );
  await add.getByLabel('Profile picture').setInputFiles(await picture('#f2a20c'));
  await add.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('Employee added successfully')).toBeVisible();
  await site.mailTo(email);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('01/04/2026');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Employee ID')).toBeDisabled();
  await expect(edit.getByAltText('As it is now')).toBeVisible();
  await edit.getByLabel('Job role').fill('Senior Designer');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Employee updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `View ${name}` }).click();
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(`Invitation sent successfully to ${email}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Employee deleted successfully')).toBeVisible();
});

test('to start over forgets the file that was chosen, and what was said of the one that was refused', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);
  await page.goto('/dashboard/products?add=1');
  const add = page.getByRole('dialog', { name: 'Add product' });
  const startOver = async () => {
    await add.getByLabel('Product name').fill('Half Typed');
    await page.keyboard.press('Escape');
    await closeWithoutSaving(page);
    await expect(add).toBeHidden();
    await page.getByRole('button', { name: 'Add product' }).click();
    return add.getByRole('button', { name: 'Start over' });
  };
  const first = await startOver();
  await add.getByLabel('Image').setInputFiles(await fileOf(8 * 1024 * 1024 + 1, 'picture.png'));
  await expect(add.getByText('The file is too large. The limit is 8 MB.')).toBeVisible();
  await first.click();
  await expect(add.getByLabel('Product name')).toHaveValue('');
  await expect(add.getByText('The file is too large. The limit is 8 MB.')).toBeHidden();

  const second = await startOver();
  await add.getByLabel('Image').setInputFiles(await picture('#22a75a'));
  await expect(add.getByAltText('What you chose')).toBeVisible();
  await second.click();
  await expect(add.getByLabel('Image')).toHaveValue('');
  await expect(add.getByAltText('What you chose')).toBeHidden();
});
