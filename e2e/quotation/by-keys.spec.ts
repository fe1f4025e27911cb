import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../lib/fixtures';
import { pressAt, tabTo, typeAt } from '../lib/keys';
import { cell, linkMailed, pasteThere, quotationDesk } from './desk';

const SHEET = `Particulars\tHSN\tQty\tRate\tAmount\nRelay\t854370\t2\t5,200\t10,400\n"Cable, 20 m"\t854449\t3\t₹ 450.50\t1,351.50`;

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('by keys alone: a quotation is begun, priced, sent, and accepted by its customer', async ({
  page,
  site,
}) => {
  const desk = await quotationDesk(site);
  const { who, prices } = desk;
  await desk.ask();
  await signIn(page, site.admin);

  await test.step('from the list to whom it is for', async () => {
    await page.goto('/dashboard/quotations');
    await pressAt(page, page.getByRole('button', { name: 'New quotation' }));
    await expect(page.getByLabel('Name, number or address')).toBeFocused();
    await page.keyboard.type(who.name);
    await pressAt(page, page.getByRole('link', { name: `${who.name}` }).filter({ hasText: 'Follow-up' }));
    await expect(cell(page, 'Description', 1)).toBeFocused();
  });

  await test.step('a line from the price list, the next by Enter, cells by arrows', async () => {
    await page.keyboard.type(prices.website);
    await expect(page.getByRole('option', { name: prices.website })).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expect(cell(page, 'Rate (₹)', 1)).toHaveValue('45,000');
    await press(page, 'Enter');
    await expect(cell(page, 'Description', 2)).toBeFocused();
    await page.keyboard.type('Training');
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(cell(page, 'Quantity', 2)).toBeFocused();
    await page.keyboard.type('1.5');
    await press(page, 'ArrowRight');
    await page.keyboard.type('day');
    await press(page, 'ArrowRight');
    await expect(cell(page, 'Rate (₹)', 2)).toBeFocused();
    await page.keyboard.type('8,000');
    await press(page, 'ArrowUp');
    await expect(cell(page, 'Rate (₹)', 1)).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(page.getByLabel('Amount, line 2')).toHaveText('₹12,000.00');
  });

  await test.step('more of them from a spreadsheet', async () => {
    await press(page, 'Enter');
    await expect(cell(page, 'Description', 3)).toBeFocused();
    await pasteThere(page, SHEET);
    await expect(cell(page, 'Description', 4)).toHaveValue('Cable, 20 m');
    await expect(page.getByLabel('Amount, line 3')).toHaveText('₹10,400.00');
    await expect(page.getByLabel('Amount, line 4')).toHaveText('₹1,351.50');
    await press(page, 'Control+d');
    await expect(cell(page, 'Description', 4)).toHaveValue('Relay');
    await press(page, 'Alt+ArrowDown');
    await expect(cell(page, 'Description', 5)).toHaveValue('Relay');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step('it is sent', async () => {
    await pressAt(page, page.getByRole('button', { name: 'Send…' }), 'Shift+Tab');
    await expect(page.getByRole('button', { name: 'Send it' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: /^Sent as/ })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sent$/);
  });

  await test.step('and accepted', async () => {
    const { url } = await linkMailed(desk, 'Quotation QT');
    await page.goto(url);
    await typeAt(page, page.getByLabel('Your name'), who.name);
    await tabTo(page, page.getByLabel(/^I accept this quotation/));
    await press(page, 'Space');
    await pressAt(page, page.getByRole('button', { name: 'Accept quotation' }));
    await expect(page.getByRole('heading', { name: 'Accepted' })).toBeFocused();
  });
});
