import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { call } from '../lib/people';
import { cell, quotationDesk, rowOf } from './desk';

test('what stands around a quotation: lists, prices, who we are, and what is asked before it is sent', async ({
  page,
  site,
}) => {
  const desk = await quotationDesk(site);
  const followup = await desk.ask();
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
    await expectAccessible(page);
    await page.goto(`/dashboard/quotations/new?followup=${followup}`);
    await cell(page, 'Description', 1).fill('Advice');
    await cell(page, 'Rate (₹)', 1).fill('12a');
    await expect(page.getByText('“12a” cannot be read as a number.').first()).toBeVisible();
    await expectAccessible(page);
    await cell(page, 'Rate (₹)', 1).fill('1200');
    await page.getByRole('button', { name: 'Send…' }).click();
    const last = page.getByRole('dialog', { name: 'Send the quotation?' });
    await expect(last.getByText(/is missing/)).toBeVisible();
    await expect(last.getByRole('button', { name: 'Send it' })).toBeHidden();
    await expectAccessible(page);
    await desk.settle();
  });

  await test.step('letters that the PDF cannot print are named before it is sent', async () => {
    await page.keyboard.press('Escape');
    await cell(page, 'Description', 1).fill('Advice → 漢字');
    await page.getByRole('button', { name: 'Send…' }).click();
    const last = page.getByRole('dialog', { name: 'Send the quotation?' });
    await expect(last.getByText('→ 漢 字 of line 1')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('for whom a new one is', async () => {
    await page.goto('/dashboard/quotations/new');
    await page.getByLabel('Name, number or address').fill(desk.who.name);
    await expect(page.getByRole('link', { name: desk.who.name }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who we are, by a link from elsewhere', async () => {
    await page.goto('/dashboard/settings#business');
    await expect(page.getByLabel('Legal name')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Business' })).toBeInViewport();
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
    await expectAccessible(page);
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
    const accepted = { name: desk.who.name, agreed: true, options: [1] };
    await call(site, 'POST', `/public/quotations/${url.split('/').at(-1)}/accept`, accepted);
    await page.goto(`/dashboard/quotations/${id}`);
    await expect(page.getByText(/for ₹23,600.00, with A second gateway/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lines' }).getByText('₹23,600.00')).toBeVisible();
  });
});
