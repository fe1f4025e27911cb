import { expectAccessible } from '../lib/accessible';
import { expect, logIn, test } from '../lib/fixtures';

const visitor = {
  name: 'Meera Kapoor',
  email: 'meera@kapoor-textiles.example',
  phone: '98180 55555',
  city: 'Ballabgarh',
};

test('a demo is booked, mailed, found, edited and deleted', async ({ page, site }) => {
  const { name, email } = visitor;

  await test.step('a visitor books a demo', async () => {
    await page.goto('/');
    await page.getByLabel('Your Name').fill(name);
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Your Phone').fill(visitor.phone);
    await page.getByLabel('Your City').fill(visitor.city);
    await page.getByRole('combobox').selectOption({ label: 'CRM Development' });
    // A form that is filled in faster is taken for a robot's. This journey waits, as a person would.
    await page.waitForTimeout(2100);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    const form = page.locator('#demo');
    await expect(form.getByText('Your demo request has been sent successfully!')).toBeVisible();
    await expect(form.getByText(/PW-\w{4}-\w{4}/)).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the visitor and the admin get a mail', async () => {
    const receipt = await site.mailTo(email);
    expect(receipt.subject).toMatch(/^Your demo request PW-/);
    expect(receipt.text).toContain('CRM Development');
    const alert = await site.mailTo(site.admin.email);
    expect(alert.subject).toBe(`New demo request from ${name} (CRM Development)`);
    expect(alert.text).toContain(`${site.url}/dashboard/enquiry?record=`);
  });

  await test.step('staff who follow the link log in first and then see the record', async () => {
    const alert = await site.mailTo(site.admin.email);
    const link = /http\S+record=\S+/.exec(alert.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, site.admin);
    const details = page.getByRole('dialog', { name, exact: true });
    await expect(details.getByLabel('Details').getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('it is found by search', async () => {
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('no such person');
    await expect(page.getByText('No matching records found.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
    await page.getByLabel('Search by').selectOption('Mobile');
    await page.getByRole('searchbox').fill('9818055555');
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
    await expect(page).toHaveURL(/9818055555/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('9818055555');
  });

  await test.step('it is edited; what is wrong is said beside the field and nothing typed is lost', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
    await dialog.getByLabel('City').fill('Palwal');
    await dialog.getByLabel('Phone').fill('not a number');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      dialog.getByText('Phone must be a number of 6 to 15 digits.', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByLabel('City')).toHaveValue('Palwal');
    await expectAccessible(page);
    await dialog.getByLabel('Phone').fill('98180 55555');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Palwal' })).toBeVisible();
  });

  await test.step('it is deleted, brought back with Undo, and deleted again', async () => {
    const row = page.getByRole('row').filter({ hasText: email });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(row).toBeHidden();
  });

  await test.step('logging out forgets the session', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout successfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.goto('/dashboard/enquiry');
    await expect(page).toHaveURL(/\/login/);
  });
});
