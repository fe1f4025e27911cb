import type { Locator, Page } from '@playwright/test';
import { expect, takeTimeToType, test } from '../lib/fixtures';
import {
  cast,
  deskOf,
  enterAsClient,
  expectCounted,
  expectTimeline,
  thursday,
  writeMorningMailsOf,
} from './cast';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name, exact: true });

const placeOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 };

/** Pressed, carried and let go, as a hand does it: where the column is out of sight, the edge brings it. */
async function drag(page: Page, name: string, from: string, to: string, isOutOfSight = false) {
  await card(page, from, name).hover();
  await page.mouse.down();
  if (isOutOfSight) {
    const board = await placeOf(page.getByRole('group', { name: 'Follow-ups by stage' }));
    await page.mouse.move(board.x + board.width - 8, board.y + 90, { steps: 8 });
    await expect(column(page, 'Lost')).toBeInViewport({ ratio: 0.99 });
  }
  const { x, y, width } = await placeOf(column(page, to));
  await page.mouse.move(x + width / 2, y + 90, { steps: 8 });
  await page.mouse.up();
  await expect(card(page, to, name)).toBeVisible();
}

/** From the bell to what it tells of. */
async function followBell(page: Page, unread: number, words: string) {
  await page.getByRole('button', { name: `Notifications, ${unread} unread` }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: words }).click();
}

test('a lead from its first visit to won, by two people at two browsers', async ({
  page,
  browser,
  site,
}, info) => {
  const who = await cast(site, `mouse-${info.repeatEachIndex}`, `98180 4881${info.repeatEachIndex}`);
  const { name, email, first, second } = who;
  const one = await deskOf(browser, first);
  const two = await deskOf(browser, second);
  const panelAt = (desk: Page) => desk.getByRole('dialog', { name, exact: true });

  await test.step('somebody comes by a campaign, looks around and writes', async () => {
    await page.goto(`/about-us?utm_source=${who.source}&utm_campaign=winter`);
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await expect(page).toHaveURL(/\/portfolio/);
    await page
      .getByRole('link', { name: /^Contact/ })
      .first()
      .click();
    await page.getByLabel('Your Name').fill(name);
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Your Phone').fill(who.phone);
    await page.getByLabel('Your City').fill('Panipat');
    await page.getByLabel('What is it about?').selectOption('CRM Development');
    await takeTimeToType(page);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
  });

  await test.step('the first hears the bell, calls, plans Thursday and hands it over', async () => {
    const { desk } = one;
    const panel = panelAt(desk);
    await followBell(desk, 1, name);
    await panel.getByRole('link', { name: /^Call/ }).click();
    await panel.getByRole('button', { name: 'Reached' }).click();
    await expect(desk.getByText('Logged: Reached')).toBeVisible();
    await expect(panel.getByLabel('Note')).toBeFocused();
    await desk.keyboard.type('Wants an offer for twenty seats.');
    await panel.getByRole('button', { name: 'Thursday' }).click();
    await panel.getByLabel('Owner').click();
    await desk.keyboard.type(second.name);
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Follow-up updated successfully')).toBeVisible();
  });
  await one.leave();

  const { desk } = two;
  const panel = panelAt(desk);
  await test.step('the second hears of it by mail and bell', async () => {
    await expect
      .poll(async () => (await site.mailTo(second.email)).subject)
      .toBe(`${name} was given to you by ${first.name}`);
    await followBell(desk, 2, `Given to you by ${first.name}: ${name}`);
    await expect(panel.getByText('Wants an offer for twenty seats.').first()).toBeVisible();
  });

  await test.step('writes by WhatsApp, then a mail from a template', async () => {
    const whatsApp = panel.getByRole('link', { name: /^WhatsApp/ });
    await expect(whatsApp).toHaveAttribute('href', `https://wa.me/91${who.phone.replace(' ', '')}`);
    await whatsApp.click();
    await panel.getByRole('button', { name: 'Sent' }).click();
    await expect(desk.getByText('Logged: Sent')).toBeVisible();
    await panel.getByRole('button', { name: `Write to ${email}` }).click();
    await panel.getByLabel('Template').selectOption({ label: who.template });
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByText(`The mail goes to ${email}`)).toBeVisible();
    await expect
      .poll(async () => (await site.mailTo(email)).subject)
      .toBe('Our offer for CRM Development, Wahida');
    await panel.getByLabel('Value (₹)').fill('2,00,000');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Follow-up updated successfully')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('carries it over the board', async () => {
    await desk.getByRole('searchbox').fill(name);
    await expect(desk).toHaveURL(/q=Wahida/);
    await desk.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }).click();
    await drag(desk, name, 'New', 'Contacted');
    await drag(desk, name, 'Contacted', 'Quoted');
    await drag(desk, name, 'Quoted', 'Negotiation');
    await expect(column(desk, 'Negotiation')).toContainText('₹2,00,000');
  });

  await test.step('Thursday begins with a mail that names it', async () => {
    await writeMorningMailsOf(site, thursday());
    await expect.poll(async () => (await site.mailTo(second.email)).text).toContain(`${name}: today`);
  });

  await test.step('it is won, and counted where it came from', async () => {
    await drag(desk, name, 'Negotiation', 'Won', true);
    await expect(desk.getByText('Moved to Won')).toBeVisible();
    await card(desk, 'Won', name).click();
    await panel.getByRole('link', { name: 'Person and timeline' }).click();
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expectTimeline(desk, who);
    await desk.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Leads' }).click();
    await desk.getByRole('button', { name: 'Show table: By source' }).click();
    await expectCounted(desk, who);
  });
  await two.leave();

  await test.step('and the client reads so in plain words', async () => {
    await enterAsClient(page, site, who);
    const request = page.getByRole('article');
    await expect(request.getByText('Agreed')).toBeVisible();
    await expect(request.getByText('it comes to two lakh rupees')).toBeVisible();
  });
});
