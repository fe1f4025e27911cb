import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';

test('what is written is saved as a template, and begins the next quotation; so does what they were offered before', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const staff = (method: string, path: string, body?: object) => call(site, method, path, body, token);
  const sign = crypto.randomUUID().slice(0, 8);
  const who = { name: `Asha ${sign}`, email: `asha@${sign}.example`, phone: '9818040101' };
  await call(site, 'POST', '/quotes', { ...who, city: 'Hisar', requirement: 'crm' });
  const { items } = await staff(
    'GET',
    `/followup?${new URLSearchParams({ page: '1', field: 'name', q: who.name })}`,
  );
  const followupId = String(items[0]._id);
  const lines = [
    { description: `Website ${sign}`, quantity: 2, ratePaise: 45_000_00, gstPercent: 18, section: 'Design' },
    { description: 'Hosting', quantity: 12, ratePaise: 900_00, gstPercent: 18, optional: true },
  ];
  const customer = { ...who, gstin: '27AAPFU0939F1ZV', address: `Shop ${sign}\nPune` };
  const written = { followupId, customer, lines, terms: `Half first ${sign}` };
  const { quotation } = await staff('POST', '/quotations', written);
  const name = `Company website ${sign}`;
  const description = (at: number) => page.getByLabel(`Description, line ${at}`, { exact: true });

  await signIn(page, site.admin);
  await test.step('it is saved under a name', async () => {
    await page.goto(`/dashboard/quotations/${quotation._id}`);
    await page.getByRole('button', { name: 'Save as a template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a template' });
    await dialog.getByLabel('Name').fill(name);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Template saved')).toBeVisible();
  });

  const insert = async (source: string) => {
    await page.getByRole('button', { name: 'Insert lines' }).click();
    const sheet = page.getByRole('dialog', { name: 'Insert lines' });
    await expect(sheet.getByText('Earlier ones for them')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: source }).first().click();
  };

  await test.step('the next begins with it: lines, and terms', async () => {
    await page.goto(`/dashboard/quotations/new?followup=${followupId}`);
    // What is known of them by the one before is not typed again.
    await expect(page.getByLabel('GSTIN')).toHaveValue(customer.gstin);
    await expect(page.getByLabel('Address')).toHaveValue(customer.address);
    await insert(name);
    await expect(page.getByText('2 lines inserted')).toBeVisible();
    await expect(description(1)).toHaveValue(`Website ${sign}`);
    await expect(description(2)).toHaveValue('Hosting');
    await expect(page.getByLabel('Terms', { exact: true })).toHaveValue(`Half first ${sign}`);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step('what they were offered before comes behind it, and goes again', async () => {
    await insert(/₹/.source);
    await expect(description(3)).toHaveValue(`Website ${sign}`);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(description(3)).toBeHidden();
    await expect(description(2)).toHaveValue('Hosting');
  });

  await test.step('an admin deletes it', async () => {
    await page.getByRole('button', { name: 'Insert lines' }).click();
    await page.getByRole('button', { name: `Delete the template ${name}` }).click();
    await expect(page.getByText('Template deleted')).toBeVisible();
  });
});
