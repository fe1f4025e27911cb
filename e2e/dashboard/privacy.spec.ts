import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';

test('attack 41: an admin finds all that is held on a person, hands out a copy and erases it; who else names them is listed until it is mended', async ({
  page,
  request,
  site,
}) => {
  // As long as an address may well be, and with no place to break it.
  const email = `petra.${'a'.repeat(40)}@${'private'.repeat(8)}.example`;
  const data = { name: 'Petra Private', email, phone: '98181 40114', city: 'Rohtak' };
  await request.post('/api/contact/fillcontact', { data });
  await request.post('/api/quotes', { data: { ...data, requirement: 'crm', website: 'robot' } });
  const other = { name: 'Omar Else', email: 'omar@else.example', phone: '98181 40116' };
  await request.post('/api/contact/fillcontact', { data: { ...other, city: `with ${email}` } });
  const lookalike = { name: 'Leela Alike', phone: '98181 40117', city: 'Rohtak' };
  for (const who of ['leela', 'somebody'])
    await request.post('/api/contact/fillcontact', { data: { ...lookalike, email: `${who}@alike.example` } });
  await signIn(page, site.admin);
  await page.goto('/dashboard/privacy');
  const term = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Contact' });
  await expect(term).toContainText('24 months after the last exchange');
  await expect(term).toContainText('Next in');
  const find = page.getByLabel('Email or phone');
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });

  await test.step('an erasure says whose other addresses go along, which whoever knows a name and a number could have sent', async () => {
    await find.fill('somebody@alike.example');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Erase...' }).click();
    await expect(dialog.getByRole('heading', { name: 'Whose are these?' })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'leela@alike.example' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  const named = page.getByRole('region', { name: 'Named in records of others' });
  const record = named.getByRole('listitem').filter({ hasText: `Contact: ${other.name}` });

  await test.step('part of an address finds nobody, the whole of it every record', async () => {
    await find.fill('petra');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('Enter a whole email address or phone number.')).toBeVisible();
    await find.fill(email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: email })).toBeVisible();
    const records = page.getByRole('table', { name: `Records of ${email}` });
    const inSpam = records
      .getByRole('row')
      .filter({ hasText: 'Spam' })
      .getByRole('link', { name: 'Enquiry' });
    await expect(inSpam).toHaveAttribute('href', /^\/dashboard\/spam\?kind=enquiry&record=/);
    await expect(records.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(record).toContainText('City');
    await expectAccessible(page);
  });

  await test.step('a copy of it is one archive', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    expect((await download).suggestedFilename()).toMatch(/^held-[\d-]+\.zip$/);
    await expect(page.getByText(/exported what is held on a person: \d records/).first()).toBeVisible();
  });

  await test.step('it goes for good when the address is typed once more', async () => {
    await page.getByRole('button', { name: 'Erase...' }).click();
    await expect(dialog.getByText(/^\d records$/)).toBeVisible();
    await expect(
      dialog.getByText('Records of others that name this person in their own words.'),
    ).toBeVisible();
    for (const typed of ['', 'petra']) {
      await dialog.getByLabel(`Type ${email} to confirm`).fill(typed);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await expect(dialog.getByText(`Type ${email} to confirm.`)).toBeVisible();
    }
    await expectAccessible(page);
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nothing is held but what others say.')).toBeVisible();
    await expect(record).toBeVisible();
    await expectAccessible(page);
    await record.getByRole('link').click();
    await expect(page.getByRole('dialog').getByText(`with ${email}`)).toBeVisible();
  });
});
