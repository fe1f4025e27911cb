import type { Locator, Page } from '@playwright/test';
import { wordsOf } from '../../src/features/quotation/paper/test-kit';
import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { pressAt, typeAt } from '../lib/keys';
import { cell, customerAt, linkMailed, quotationDesk } from './desk';

/** From the price list, by a few letters, where the focus is. */
async function takePrice(page: Page, name: string) {
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** A line across the field, as a finger draws it. */
async function draw(page: Page, field: Locator) {
  await field.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.2, { steps: 4 });
  await page.mouse.move(x + width * 0.7, y + height * 0.8, { steps: 4 });
  await page.mouse.up();
}

test('from a request to a quotation that was written by keys alone, signed by finger on a phone, and the lead is won', async ({
  page,
  browser,
  site,
}) => {
  const desk = await quotationDesk(site);
  const { who, prices, staff } = desk;
  const total = '₹58,680.00';

  await desk.ask();
  await signIn(page, site.admin);
  await test.step('it is begun beside what they asked, with all that is known of them', async () => {
    await page.goto(`/dashboard/products/quote?${new URLSearchParams({ field: 'name', q: who.name })}`);
    await pressAt(page, page.getByRole('button', { name: `View ${who.name}`, exact: true }));
    const panel = page.getByRole('dialog', { name: who.name, exact: true });
    await pressAt(page, panel.getByRole('link', { name: 'New quotation' }));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(who.name);
    await expect(page.getByLabel('Email')).toHaveValue(who.email);
    await expect(cell(page, 'Description', 1)).toBeFocused();
    const asked = page.getByRole('region', { name: 'What they asked for' });
    await expect(asked.getByText(/^Quote request .*: Cold Room Sentinel$/)).toBeVisible();
  });

  await test.step('its lines come from the price list, and are added up while they are typed', async () => {
    await takePrice(page, prices.website);
    await expect(cell(page, 'Rate (₹)', 1)).toHaveValue('45,000');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Description', 2)).toBeFocused();
    await takePrice(page, prices.hosting);
    await typeAt(page, cell(page, 'Quantity', 2), '2');
    await typeAt(page, cell(page, 'Discount %', 2), '1.5');
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Place of supply: Haryana (06): CGST and SGST')).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is sent with a last look', async () => {
    await pressAt(page, page.getByRole('button', { name: 'Send…' }), 'Shift+Tab');
    const last = page.getByRole('dialog', { name: 'Send the quotation?' });
    await expect(last.getByText(total)).toBeVisible();
    await expect(last.getByRole('button', { name: 'Send it' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const link = page.getByRole('dialog', { name: /^Sent as QT/ });
    await expect(link.getByLabel('Link')).toHaveValue(/\/quotation\/[\w-]+$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sent$/);
  });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const [number = ''] = /^QT\/\d\d-\d\d\/\d{4,}/.exec(title) ?? [];

  const { mail, url } = await linkMailed(desk, `Quotation ${number}`);
  await test.step('the mail has it as a PDF', () => {
    const [pdf] = mail.attachments;
    expect([pdf?.filename, pdf?.mimeType]).toEqual([`${number.replaceAll('/', '-')}.pdf`, 'application/pdf']);
    const words = wordsOf(Buffer.from(pdf?.content as ArrayBuffer)).join('');
    for (const said of [number, who.name, prices.website, total, '06AAPFU0939F1ZZ'])
      expect(words).toContain(said);
  });

  await test.step('on a phone without account it is read, signed and accepted', async () => {
    const { phone, leave } = await customerAt(browser, url);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Quotation ${number}`);
    await expect(phone.getByText(total).first()).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Accept quotation' }).click();
    await expect(phone.getByText('Say that you agree to the terms.')).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel('Your name').fill(who.name);
    await draw(phone, phone.getByRole('img', { name: 'Field for your signature' }));
    await phone.getByLabel(/^I accept this quotation/).check();
    await phone.getByRole('button', { name: 'Accept quotation' }).click();
    await expect(phone.getByRole('heading', { name: 'Accepted' })).toBeFocused();
    await expect(phone.getByRole('img', { name: `Signature of ${who.name}` })).toBeVisible();
    await expectAccessible(phone);
    await leave();
  });

  await test.step('they get the certificate, and we hear of it', async () => {
    const { mail: thanks } = await linkMailed(desk, `Quotation ${number} is accepted`);
    const pages = wordsOf(Buffer.from(thanks.attachments[0]?.content as ArrayBuffer));
    expect(pages.at(-1)).toContain(who.name);
    expect(pages.length).toBeGreaterThan(1);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const news = `Quotation ${number} accepted by ${who.name}: ${total}`;
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: news }).click();
    await page.getByRole('link', { name: 'Open the quotation' }).click();
    await expect(page.getByText(`Accepted by ${who.name} for ${total}, on its page from`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('staff who open it as well leave nothing of the link in another address', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(url);
    await expect(page.getByRole('img', { name: `Signature of ${who.name}` })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(asked.filter((address) => new URL(address).search.includes(token))).toEqual([]);
  });

  await test.step('the lead is won with its value, and the timeline tells the way', async () => {
    const { items } = await staff(
      'GET',
      `/followup?${new URLSearchParams({ field: 'name', q: who.name })}&page=1`,
    );
    expect(items).toMatchObject([{ stage: 'Won', valuePaise: 58_680_00 }]);
    await page.goto(`/dashboard/people/${items[0].personId}`);
    const entries = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    for (const said of ['sent', 'viewed', `accepted by ${who.name}`])
      await expect(entries.filter({ hasText: `Quotation ${number} ${said}` }).first()).toBeVisible();
  });
});
