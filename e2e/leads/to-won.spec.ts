import type { Page } from '@playwright/test';
import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, takeTimeToType, test } from '../lib/fixtures';
import { pressAt, tabTo, typeAt } from '../lib/keys';
import { book } from '../lib/people';
import { cast, deskOf, expectCounted, expectTimeline, thursday, writeMorningMailsOf } from './cast';

/** By a few letters in the palette. */
async function jumpTo(page: Page, title: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { selected: true })).toHaveText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
}

const cardIn = (page: Page, stage: string, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${stage}`) }).getByRole('button', { name, exact: true });

/** The stage after its own stands chosen. */
async function moveOn(page: Page, name: string, to: string) {
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: /^Move to/ }).getByLabel(to)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardIn(page, to, name)).toBeFocused();
}

test('by keys alone: a lead from its first visit to won, by two people at two browsers', async ({
  page,
  browser,
  site,
}, info) => {
  const who = await cast(site, `fair-${info.repeatEachIndex}`, `98180 4882${info.repeatEachIndex}`);
  const { name, email, first, second } = who;
  const one = await deskOf(browser, first);
  const two = await deskOf(browser, second);
  const panelAt = (desk: Page) => desk.getByRole('dialog', { name, exact: true });
  const bellAt = (desk: Page, unread: number) =>
    desk.getByRole('button', { name: `Notifications, ${unread} unread` });
  const newsAt = (desk: Page) => desk.getByRole('dialog', { name: 'Notifications' });

  await test.step('somebody comes by a campaign, looks around and writes', async () => {
    await page.goto(`/about-us?utm_source=${who.source}&utm_campaign=winter`);
    await pressAt(page, page.getByRole('link', { name: /^Contact/ }).first());
    await expect(page).toHaveURL(/\/contact-us/);
    await typeAt(page, page.getByLabel('Your Name'), name);
    await typeAt(page, page.getByLabel('Your Email'), email);
    await typeAt(page, page.getByLabel('Your Phone'), who.phone);
    await typeAt(page, page.getByLabel('Your City'), 'Panipat');
    await typeAt(page, page.getByLabel('What is it about?'), 'CRM');
    await takeTimeToType(page);
    await pressAt(page, page.getByRole('button', { name: 'Send enquiry' }));
    await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  });

  await test.step('the first hears the bell, calls, plans Thursday and hands it over', async () => {
    const { desk } = one;
    const panel = panelAt(desk);
    await pressAt(desk, bellAt(desk, 1));
    await pressAt(desk, newsAt(desk).getByRole('link', { name }));
    await pressAt(desk, panel.getByRole('link', { name: /^Call/ }));
    await expect(panel.getByLabel('Note')).toBeFocused();
    await pressAt(desk, panel.getByRole('button', { name: 'Reached' }), 'Shift+Tab');
    await expect(desk.getByText('Logged: Reached')).toBeVisible();
    await expect(panel.getByLabel('Note')).toBeFocused();
    await desk.keyboard.type('Wants an offer for twenty seats.');
    await pressAt(desk, panel.getByRole('button', { name: 'Thursday' }));
    await typeAt(desk, panel.getByLabel('Owner'), second.name);
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Follow-up updated successfully')).toBeVisible();
  });
  await one.leave();

  const { desk } = two;
  const panel = panelAt(desk);
  await test.step('the second hears of it by mail and bell', async () => {
    await expect
      .poll(async () => (await site.mailTo(second.email)).subject)
      .toBe(`${name} was given to you by ${first.name}`);
    await pressAt(desk, bellAt(desk, 2));
    await pressAt(desk, newsAt(desk).getByRole('link', { name: `Given to you by ${first.name}: ${name}` }));
    await expect(panel.getByText('Wants an offer for twenty seats.').first()).toBeVisible();
  });

  await test.step('writes by WhatsApp, then a mail from a template, and what it is worth', async () => {
    const whatsApp = panel.getByRole('link', { name: /^WhatsApp/ });
    await expect(whatsApp).toHaveAttribute('href', `https://wa.me/91${who.phone.replace(' ', '')}`);
    await pressAt(desk, whatsApp);
    await expect(panel.getByLabel('Note')).toBeFocused();
    await pressAt(desk, panel.getByRole('button', { name: 'Sent' }), 'Shift+Tab');
    await expect(desk.getByText('Logged: Sent')).toBeVisible();
    await pressAt(desk, panel.getByRole('button', { name: `Write to ${email}` }), 'Shift+Tab');
    await expect(panel.getByLabel('Template')).toBeFocused();
    await desk.keyboard.type(who.template);
    await expect(panel.getByLabel('Subject')).toHaveValue('Our offer for CRM Development, Wahida');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(`The mail goes to ${email}`)).toBeVisible();
    await expect(panel.getByLabel('Note')).toBeFocused();
    await expect
      .poll(async () => (await site.mailTo(email)).subject)
      .toBe('Our offer for CRM Development, Wahida');
    await typeAt(desk, panel.getByLabel('Value (₹)'), '2,00,000');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Follow-up updated successfully')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('moves it over the board', async () => {
    await desk.keyboard.press('/');
    await desk.keyboard.type(name);
    await expect(desk).toHaveURL(/q=Wahida/);
    await pressAt(
      desk,
      desk.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }),
      'Shift+Tab',
    );
    await tabTo(desk, cardIn(desk, 'New', name));
    for (const stage of ['Contacted', 'Quoted', 'Negotiation']) await moveOn(desk, name, stage);
  });

  await test.step('Thursday begins with a mail that names it', async () => {
    await writeMorningMailsOf(site, thursday());
    await expect.poll(async () => (await site.mailTo(second.email)).text).toContain(`${name}: today`);
  });

  await book(site, 'Still Waiting');
  await test.step('it is won, and counted where it came from', async () => {
    await moveOn(desk, name, 'Won');
    await desk.keyboard.press('Enter');
    await pressAt(desk, panel.getByRole('link', { name: 'Person and timeline' }));
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeFocused();
    await expectTimeline(desk, who);
    await jumpTo(desk, 'Leads');
    await pressAt(desk, desk.getByRole('button', { name: 'Show table: By source' }));
    await expectCounted(desk, who);
    await expectAccessible(desk);
    await enlarged(desk, () => expectToFit(desk));
  });

  await test.step('figures lead to the leads that they count', async () => {
    await pressAt(desk, desk.getByRole('link', { name: '30 days' }), 'Shift+Tab');
    await expect(desk).toHaveURL(/days=30/);
    await pressAt(desk, desk.getByRole('link', { name: who.source, exact: true }));
    await expect(desk).toHaveURL(new RegExp(`/dashboard/followups\\?is\\.channel=${who.source}`));
    await expect(desk.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await desk.goBack();
    const unanswered = desk.locator('dl > div', { hasText: 'Not answered yet' });
    await pressAt(desk, unanswered.getByRole('link'), 'Shift+Tab');
    await expect(desk).toHaveURL(/\/dashboard\/followups\?is\.firstResponseAt=none/);
    await expect(desk.getByRole('button', { name: 'First response: Not answered yet' })).toBeVisible();
    await expect(desk.getByRole('row').filter({ hasText: 'Still Waiting' })).toHaveCount(1);
    await expect(desk.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });
  await two.leave();
});
