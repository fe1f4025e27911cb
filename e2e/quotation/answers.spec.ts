import { DatabaseSync } from 'node:sqlite';
import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';
import { pressAt, tabTo, typeAt } from '../lib/keys';
import { cell, customerAt, linkMailed, quotationDesk, rowOf } from './desk';

test('one that is revised gives way to the next, which expires and is asked for anew; another is declined', async ({
  page,
  browser,
  site,
}) => {
  const desk = await quotationDesk(site);
  const { id, number, url } = await desk.send();
  await signIn(page, site.admin);
  const { phone, leave } = await customerAt(browser, url);

  await test.step('a revision takes its place when it is sent, and not before', async () => {
    await page.goto(`/dashboard/quotations/${id}`);
    await page.getByRole('button', { name: 'Revise' }).click();
    await expect(page.getByRole('heading', { name: 'Revision 2' })).toBeVisible();
    await cell(page, 'Rate (₹)', 1).fill('17,500');
    await expect(page.getByText('₹41,300.00', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Your answer' })).toBeVisible();
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByRole('dialog', { name: `Sent as ${number}-R2` })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'There is a newer version' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Accept quotation' })).toBeHidden();
    await expectAccessible(phone);
    const { url: newer } = await linkMailed(desk, `Quotation ${number}-R2`);
    await phone.goto(newer);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Quotation ${number}-R2`);
    const rows = await rowOf(page, desk);
    await expect(rows.filter({ hasText: `${number}-R2` })).toContainText('Viewed');
    await expect(rows.filter({ hasText: 'Superseded' })).toContainText(number);
  });

  await test.step('once it has expired it cannot be accepted, also not by whoever has opened it before', async () => {
    const db = new DatabaseSync(site.database);
    db.prepare('update quotations set validUntil = ? where number = ?').run('2026-01-31', `${number}-R2`);
    db.close();
    await typeAt(phone, phone.getByLabel('Your name'), desk.who.name);
    await tabTo(phone, phone.getByLabel(/^I accept this quotation/));
    await phone.keyboard.press('Space');
    await pressAt(phone, phone.getByRole('button', { name: 'Accept quotation' }));
    await expect(phone.getByText(/expired/).first()).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This quotation has expired' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Accept quotation' })).toBeHidden();
    await expectAccessible(phone);
  });

  await test.step('it is asked for anew, and we hear of it', async () => {
    await phone.getByRole('button', { name: 'Ask for a renewal' }).click();
    await expect(phone.getByText('Thank you. We will send you a new quotation.').first()).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const news = page.getByRole('dialog', { name: 'Notifications' });
    await expect(news.getByText(`${desk.who.name} asks for quotation ${number}-R2 anew`)).toBeVisible();
  });

  const another = await desk.send();
  await test.step('another is asked about, and declined with a reason', async () => {
    let bring = () => {};
    const called = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await phone.route(/\/assets\/signature-pad-/, (route) => called.then(() => route.continue()));
    await phone.goto(another.url);
    const ask = phone.getByText('Ask a question', { exact: true });
    const before = await ask.boundingBox();
    bring();
    await expect(phone.getByRole('img', { name: 'Field for your signature' })).toBeVisible();
    expect(await ask.boundingBox(), 'the field for the signature moves nothing').toEqual(before);
    await ask.click();
    await phone.getByLabel('Your question').fill('Is the installation included?');
    await phone.getByRole('button', { name: 'Send question' }).click();
    await expect(phone.getByText('We have your question').first()).toBeVisible();
    await phone.getByText('Decline', { exact: true }).click();
    await phone.getByLabel('Why not?').fill('Twice what we have to spend.');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Decline quotation' }).click();
    await expect(phone.getByRole('heading', { name: 'Declined' })).toBeFocused();
    await expectAccessible(phone);
  });
  await leave();

  await test.step('we read why, and it stays declined', async () => {
    await page.goto(`/dashboard/quotations/${another.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${another.number}Declined`);
    await expect(page.getByText('“Twice what we have to spend.”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: 'Copy to a new one' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Note what they said' })).toBeHidden();
  });
});
