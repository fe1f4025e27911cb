import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { call } from '../lib/people';
import { cell, quotationDesk, rowOf } from './desk';

test('what stands around a quotation: lists, prices, who we are, templates, and what is asked before it is sent', async ({
  page,
  site,
}) => {
  const desk = await quotationDesk(site);
  const followup = await desk.ask();
  const { who } = desk;
  await signIn(page, site.admin);

  await test.step('the price list, and a price', async () => {
    await page.goto(
      `/dashboard/price-list?${new URLSearchParams({ field: 'name', q: desk.prices.hosting })}`,
    );
    await expect(page.getByText('₹2,400.50 / month')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `View ${desk.prices.hosting}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: desk.prices.hosting, exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('before we have said who we are', async () => {
    await desk.settle({ legalName: '', gstin: '', stateCode: '06', address: '' });
    await page.goto('/dashboard/quotations');
    await expect(page.getByText(/^Before the first quotation:/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Settle who we are on paper' }).click();
    await expect(page.getByLabel('Legal name')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Business' })).toBeInViewport();
    await expectAccessible(page);
  });

  const name = `Company ${desk.prices.website}`;
  const customer = { ...who, gstin: '27AAPFU0939F1ZV', address: 'Shop 7\nPune' };
  await test.step('what is written is saved as a template', async () => {
    const lines = [
      { description: 'Website', quantity: 2, ratePaise: 45_000_00, gstPercent: 18, section: 'Design' },
      { description: 'Hosting', quantity: 12, ratePaise: 900_00, gstPercent: 18, optional: true },
    ];
    const written = { followupId: followup, customer, lines, terms: 'Half first' };
    const { quotation } = await desk.staff('POST', '/quotations', written);
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
    await sheet.getByRole('button', { name: source }).first().click();
  };
  const description = (line: number) => cell(page, 'Description', line);

  await test.step('the next begins with it, and with what is known of them by the one before', async () => {
    await page.goto(`/dashboard/quotations/new?followup=${followup}`);
    await expect(page.getByLabel('GSTIN')).toHaveValue(customer.gstin);
    await expect(page.getByLabel('Address')).toHaveValue(customer.address);
    await insert(name);
    await expect(page.getByText('2 lines inserted')).toBeVisible();
    await expect(description(1)).toHaveValue('Website');
    await expect(description(2)).toHaveValue('Hosting');
    await expect(page.getByLabel('Terms', { exact: true })).toHaveValue('Half first');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step('what they were offered before comes behind it, and goes again; so does the template', async () => {
    await insert(/₹/.source);
    await expect(description(3)).toHaveValue('Website');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(description(3)).toBeHidden();
    await expect(description(2)).toHaveValue('Hosting');
    await page.getByRole('button', { name: 'Insert lines' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Delete the template ${name}` }).click();
    await expect(page.getByText('Template deleted')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what is wrong, what is missing and what the PDF cannot print is named before it is sent', async () => {
    await cell(page, 'Rate (₹)', 1).fill('12a');
    await expect(page.getByText('“12a” cannot be read as a number.').first()).toBeVisible();
    await cell(page, 'Rate (₹)', 1).fill('1200');
    await description(1).fill('Advice → 漢字');
    await page.getByRole('button', { name: 'Send…' }).click();
    const last = page.getByRole('dialog', { name: 'Send the quotation?' });
    await expect(last.getByText(/is missing/)).toBeVisible();
    await expect(last.getByText('→ 漢 字 of line 1')).toBeVisible();
    await expect(last.getByRole('button', { name: 'Send it' })).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await desk.settle();
  });

  await test.step('a new one is begun with whom it is for', async () => {
    await page.goto('/dashboard/quotations');
    await page.getByRole('button', { name: 'New quotation' }).click();
    await expect(page.getByLabel('Name, number or address')).toBeFocused();
    await page.keyboard.type(who.name);
    const found = page.getByRole('link', { name: who.name });
    await expect(found.first()).toBeVisible();
    await expectAccessible(page);
    await found.filter({ hasText: 'Follow-up' }).press('Enter');
    await expect(description(1)).toBeFocused();
  });

  await test.step('what is noted of one that was sent', async () => {
    const { id, number } = await desk.send();
    const row = (await rowOf(page, desk)).filter({ hasText: number });
    await expect(row).toContainText('Sent');
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeHidden();
    await expectAccessible(page);
    await page.goto(`/dashboard/quotations/${id}`);
    const choose = async (words: string) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: words }).click();
    };
    await choose('Note what they said');
    await expect(page.getByRole('dialog', { name: 'What did they say?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose('Take it back');
    const taking = page.getByRole('dialog', { name: `Take ${number} back?` });
    await taking.getByLabel('Reason').fill('Sent to the wrong house.');
    await expectAccessible(page);
    await taking.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number}Void`);
  });

  // It wins the lead: what they ask for next is another one.
  await test.step('one that was accepted with an option adds it up', async () => {
    const option = { description: 'A second gateway', quantity: 1, ratePaise: 10_000_00, gstPercent: 18 };
    const { id, url } = await desk.send({
      lines: [
        { ...option, description: 'Gateway' },
        { ...option, optional: true },
      ],
    });
    const accepted = { name: who.name, agreed: true, options: [1] };
    await call(site, 'POST', `/public/quotations/${url.split('/').at(-1)}/accept`, accepted);
    await page.goto(`/dashboard/quotations/${id}`);
    await expect(page.getByText(/for ₹23,600.00, with A second gateway/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lines' }).getByText('₹23,600.00')).toBeVisible();
  });
});
