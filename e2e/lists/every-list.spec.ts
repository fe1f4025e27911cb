import sharp from 'sharp';
import { expectAccessible } from '../lib/accessible';
import { closeWithoutSaving } from '../lib/drafts';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';

const picture = async (colour: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

test('users and employees are invited, each by a form of their own, changed, deleted and brought back', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);

  await test.step('a user is invited, given a role, blocked, renamed, deleted and brought back', async () => {
    const email = 'kiran@lists.example';
    await page.goto('/dashboard/users?add=1');
    const add = page.getByRole('dialog', { name: 'Invite a user' });
    await add.getByLabel('Name').fill('Kiran Bedi');
    await add.getByLabel('Email').fill(email);
    await add.getByLabel('Mobile').fill('9818040199');
    await add.getByLabel('Role').selectOption('business');
    await add.getByRole('button', { name: 'Invite a user' }).click();
    await expect(page.getByText('Invitation sent successfully')).toBeVisible();
    expect((await site.mailTo(email)).subject).toContain('invitation');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Business partner');
    await expectAccessible(page);

    // The role and the block have calls of their own; what goes beyond one of them is one call for all of it.
    const edit = page.getByRole('dialog', { name: /^Edit Kiran/ });
    const save = async (change: () => Promise<unknown>, message: string) => {
      await page.getByRole('button', { name: /^Edit Kiran/ }).click();
      await change();
      await edit.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(message).last()).toBeVisible();
      await expect(edit).toBeHidden();
    };
    await save(() => edit.getByLabel('Role').selectOption('corporate'), 'User role updated successfully');
    await save(() => edit.getByLabel('Blocked').selectOption('true'), 'User blocked successfully');
    await save(async () => {
      await edit.getByLabel('Blocked').selectOption('false');
      await edit.getByLabel('Name').fill('Kiran Rao');
    }, 'User details updated successfully');
    await page.getByRole('button', { name: 'Delete Kiran Rao' }).click();
    const said = page.getByRole('status').filter({ has: page.getByText('User deleted successfully') });
    await expect(said).toContainText('User deleted successfully (Kiran Rao)');
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('an employee is added with a picture, gets a mail, and another one when asked', async () => {
    const name = 'Esha Sen';
    const email = 'esha.sen@lists.example';
    await page.goto('/dashboard/employees?add=1');
    const add = page.getByRole('dialog', { name: 'Add employee' });
    await add.getByLabel('Employee ID').fill('LIST-1');
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
});

test('contacts, their follow-ups, products and quotes are added, changed and lead to each other; what was typed outlives a reload', async ({
  page,
  site,
  request,
}) => {
  const headers = await signIn(page, site.admin);

  await test.step('a form that is closed by accident has what was typed when it is opened again, also after a reload', async () => {
    await page.goto('/dashboard/contact-list?add=1');
    const add = page.getByRole('dialog', { name: 'Add contact' });
    await add.getByLabel('Name').fill('Half Typed');
    await page.keyboard.press('Escape');
    await closeWithoutSaving(page);
    await expect(add).toBeHidden();
    await page.getByRole('button', { name: 'Add contact' }).click();
    await expect(add.getByLabel('Name')).toHaveValue('Half Typed');
    await expectAccessible(page);
    await add.getByRole('button', { name: 'Start over' }).click();
    await expect(add.getByLabel('Name')).toHaveValue('');
    const stored = () => page.evaluate(() => sessionStorage.getItem('draft:sealed'));
    await eventually(stored).toBeNull();
    await add.getByLabel('Name').fill('Meera Joshi');
    await eventually(stored).not.toBeNull();
    await page.reload();
    await expect(add.getByLabel('Name')).toHaveValue('Meera Joshi');
    await expect(page.getByText('What you had typed before is here again.')).toBeVisible();
    await add.getByLabel('Email').fill('meera@lists.example');
    await add.getByLabel('Phone').fill('9818040103');
    await add.getByLabel('City').fill('Palwal');
    await add.getByRole('button', { name: 'Add contact' }).click();
    await expect(page.getByText('Contact added successfully')).toBeVisible();
  });

  await test.step('the contact is followed up as it was added; each leads to the other', async () => {
    const name = 'Meera Joshi';
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

  const productName = 'Tank Level Node';
  await test.step('a product is added with a picture and edited', async () => {
    await page.goto('/dashboard/products?add=1');
    const add = page.getByRole('dialog', { name: 'Add product' });
    await add.getByLabel('Product name').fill(productName);
    await add.getByLabel('Brand name').fill('PeepalSense');
    await add.getByLabel('Category', { exact: true }).fill('Water');
    await add.getByLabel('Subcategory').fill('Tanks');
    await add.getByLabel('Description').fill('Tells the pump when the tank is full.');
    await add.getByLabel('Specification').fill('Ultrasonic\n  IP67  \n\n5 years');
    await add.getByRole('button', { name: 'Add product' }).click();
    await expect(add.getByText('Image is required.')).toBeVisible();
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
  });

  await test.step('visitors see it, and a quote on it is corrected', async () => {
    const products = await (await request.get('/api/iot/prodcuts/all')).json();
    expect(products[0]).toMatchObject({ productName, specification: ['Ultrasonic', 'IP68'] });
    expect((await request.get(products[0].image)).status()).toBe(200);
    const sender = { name: 'Om Puri', email: 'om@lists.example', phone: '9818040104' };
    await request.post('/api/iot/quote/iot/quote/products', { data: { ...sender, productName } });
    await page.goto('/dashboard/products/quote');
    await page.getByRole('button', { name: `Edit ${sender.name}` }).click();
    await page.getByLabel('Phone', { exact: true }).fill('9818040105');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Quote updated successfully!')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Delete ${sender.name}` }).click();
    await expect(page.getByText('Quote deleted successfully!')).toBeVisible();
    // What the site shows is looked at by other journeys, too.
    await request.delete(`/api/iot/prodcuts/${products[0]._id}`, { headers });
  });
});
