import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, test } from '../lib/fixtures';
import { addPerson, call, enter, tokenOf } from '../lib/people';
import { PHONE } from '../lib/widths';

/** A lead at a stage, without a next step. */
async function addLead(site: Site, name: string, more: object = {}) {
  const token = await tokenOf(site, site.admin);
  const lead = { name, mobile: '9818040107', email: 'lead@board.example', stage: 'New', ...more };
  const { followup } = await call(site, 'POST', '/followup', lead, token);
  const step = `/followup/step/followup/${followup._id}`;
  return {
    name,
    now: () => call(site, 'GET', `/records/followup/${followup._id}`, undefined, token),
    move: (stage: string) => call(site, 'POST', step, { stage }, token),
    plan: (nextTime: string) => call(site, 'POST', step, { nextDate: '2030-01-07', nextTime }, token),
  };
}

const addressOf = (mark: string) => `/dashboard/followups?view=board&q=${encodeURIComponent(mark)}`;
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name, exact: true });

/** Pressed, carried and let go, as a hand does it. */
async function drag(page: Page, name: string, from: string, to: string, onTheWay?: () => Promise<unknown>) {
  await card(page, from, name).hover();
  await page.mouse.down();
  const { x, y, width } = (await column(page, to).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 90, { steps: 8 });
  await onTheWay?.();
  await page.mouse.up();
}

test('a lead is carried from stage to stage with the mouse, with sums that follow, a way back and no silent overwriting', async ({
  page,
  site,
}, info) => {
  const mark = `Mouse ${info.project.name}`;
  const asha = await addLead(site, `${mark} Asha`, { valuePaise: 125_000_000 });
  const ravi = await addLead(site, `${mark} Ravi`);
  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 2');
  await expect(column(page, 'New')).toContainText('₹12,50,000');
  await expect(column(page, 'New').getByText('Unplanned')).toHaveCount(2);
  await expectAccessible(page);

  await drag(page, asha.name, 'New', 'Contacted');
  await expect(card(page, 'Contacted', asha.name)).toBeVisible();
  await expect(page.getByText('Moved to Contacted')).toBeVisible();
  await expect(column(page, 'Contacted')).toContainText('₹12,50,000');
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 1');
  await eventually(() => asha.now()).toMatchObject({ stage: 'Contacted', status: 'In Progress' });

  await test.step('what is lost needs a reason, and what is won a value, or the card stays', async () => {
    await drag(page, ravi.name, 'New', 'Quoted');
    await expect(card(page, 'Quoted', ravi.name)).toBeVisible();
    await drag(page, ravi.name, 'Quoted', 'Negotiation');
    await expect(card(page, 'Negotiation', ravi.name)).toBeVisible();
    await card(page, 'Negotiation', ravi.name).press('m');
    const asked = page.getByRole('dialog', { name: /^Move to/ });
    await asked.getByLabel('Won').check();
    await asked.getByLabel('Value (₹)').fill('a lot');
    await asked.getByRole('button', { name: 'Move' }).click();
    await expect(asked.getByText('Write the value in rupees, such as 12,50,000.')).toBeVisible();
    await asked.getByLabel('Value (₹)').fill('3,00,000.50');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Move' }).click();
    await expect(column(page, 'Won')).toContainText('₹3,00,000.50');
    await eventually(() => ravi.now()).toMatchObject({
      stage: 'Won',
      valuePaise: 30_000_050,
      status: 'Completed',
    });
  });

  await test.step('somebody else was quicker', async () => {
    await drag(page, asha.name, 'Contacted', 'Quoted', () => asha.move('Negotiation'));
    await expect(page.getByText(/Not moved: .*Somebody has changed this record meanwhile/)).toBeVisible();
    await expect(card(page, 'Negotiation', asha.name)).toBeVisible();
    await eventually(() => asha.now()).toMatchObject({ stage: 'Negotiation' });
  });
});

test('what a colleague moves is seen to move, and what they plan is seen on its card', async ({
  page,
  site,
}, info) => {
  const mark = `Live ${info.project.name}`;
  const [asha, ravi] = [await addLead(site, `${mark} Asha`), await addLead(site, `${mark} Ravi`)];
  const me = await addPerson(site, `live-${info.project.name}`, 'employee');
  // All that a phone shows is the column that is chosen.
  await enter(page, me, addressOf(mark));
  await expect(card(page, 'New', asha.name)).toBeVisible();
  await asha.move('Quoted');
  // Sooner than the board looks by itself.
  await expect(card(page, 'New', asha.name)).toBeHidden({ timeout: 20_000 });
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 1');
  await ravi.plan('16:45');
  await expect(column(page, 'New')).toContainText('16:45', { timeout: 20_000 });
});

test('by keys alone: to a card, to Lost with its reason, back by Ctrl Z, into its panel and out of it', async ({
  page,
  site,
}, info) => {
  const mark = `Keys ${info.project.name}`;
  const one = await addLead(site, `${mark} One`);
  const two = await addLead(site, `${mark} Two`);
  const late = await addLead(site, `${mark} Late`, { stage: 'Quoted', nextDate: '2026-01-05' });
  await enter(page, site.admin, addressOf(mark));
  await card(page, 'New', two.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'New', one.name)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Quoted', late.name)).toBeFocused();
  await expect(column(page, 'Quoted')).toContainText(/\d+ days late/);
  await expect(page.getByRole('status').filter({ hasText: 'Quoted (1)' })).toBeAttached();

  await page.keyboard.press('m');
  const asked = page.getByRole('dialog', { name: /^Move to/ });
  await expect(asked.getByLabel('Negotiation')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(asked.getByLabel('Lost', { exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(asked.getByText('Say why it was lost.')).toBeVisible();
  await expect(asked.getByLabel('Lost because')).toBeFocused();
  await page.keyboard.type('Price');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(card(page, 'Lost', late.name)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'moved from Quoted to Lost' })).toBeAttached();
  await eventually(() => late.now()).toMatchObject({ stage: 'Lost', lostReason: 'Price' });

  await page.keyboard.press('Control+z');
  await expect(card(page, 'Quoted', late.name)).toBeFocused();
  await expect.poll(late.now).toMatchObject({ stage: 'Quoted', lostReason: null, completedAt: null });

  await test.step('on before the answer to the last move has come, and all the way back', async () => {
    await page.route('**/api/followup/step/**', async (route) => {
      await pause(500);
      await route.continue();
    });
    await card(page, 'New', two.name).focus();
    for (const stage of ['Contacted', 'Quoted']) {
      await page.keyboard.press('m');
      await expect(asked.getByLabel(stage)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card(page, stage, two.name)).toBeFocused();
    }
    await expect(page.getByText('Moved to Quoted')).toBeVisible();
    await expect(page.getByText('Moved to Contacted')).toBeHidden();
    await eventually(() => two.now()).toMatchObject({ stage: 'Quoted' });
    for (const stage of ['Contacted', 'New']) {
      await page.keyboard.press('Control+z');
      await expect.poll(two.now).toMatchObject({ stage });
    }
    await page.unroute('**/api/followup/step/**');
  });

  await card(page, 'New', one.name).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: one.name, exact: true });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'New', one.name)).toBeFocused();
  await expect(page).toHaveURL(/view=board/);
  await expectAccessible(page);
});

test('a step that was done asks for the next: a day, an end, or left unplanned', async ({
  page,
  site,
}, info) => {
  const mark = `Next ${info.project.name}`;
  const lead = await addLead(site, `${mark} Step`);
  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  await page.getByRole('button', { name: `View ${lead.name}` }).click();
  const panel = page.getByRole('dialog', { name: lead.name, exact: true });
  const asked = page.getByRole('dialog', { name: 'What is next?' });
  const saved = page.getByText('Follow-up updated successfully').last();

  await panel.getByLabel('Note').fill('Called, asks for a quote.');
  await panel.getByLabel('Value (₹)').fill('1,20,000');
  await panel.getByLabel('Step by').selectOption('WhatsApp');
  await panel.getByLabel('Note').press('Control+Enter');
  await expect(asked.getByRole('button', { name: 'Today' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel.getByLabel('Note')).toHaveValue('Called, asks for a quote.');
  await panel.getByLabel('Note').press('Control+Enter');
  await asked.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(saved).toBeVisible();
  await eventually(() => lead.now()).toMatchObject({
    ...{ stage: 'New', valuePaise: 12_000_000, nextKind: 'whatsapp' },
    nextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  await test.step('what is planned for a day to come is not asked about', async () => {
    await panel.getByLabel('Note').fill('Sent the price list.');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByLabel('Note')).toHaveValue('');
    await expect(asked).toBeHidden();
  });

  await test.step('the day is taken away', async () => {
    await panel.getByLabel('Date').fill('');
    await panel.getByRole('button', { name: 'Save' }).click();
    // The panel asks by what it has read: the next step begins when it has read that nothing is planned.
    const readAnew = page.waitForResponse(
      async (answer) =>
        answer.request().method() === 'GET' &&
        answer.url().includes('/followup') &&
        (await answer.text()).includes('"nextDate":null'),
    );
    await asked.getByRole('button', { name: 'Leave unplanned' }).click();
    await expect.poll(lead.now).toMatchObject({ nextDate: null, nextKind: null });
    await readAnew;
  });

  await test.step('it came to nothing', async () => {
    await panel.getByLabel('Note').fill('They have chosen somebody else.');
    await panel.getByRole('button', { name: 'Save' }).click();
    await asked.getByRole('button', { name: 'Lost' }).click();
    await asked.getByLabel('Lost because').fill('Chose another');
    await asked.getByRole('button', { name: 'Lost' }).click();
    await expect.poll(lead.now).toMatchObject({ stage: 'Lost', lostReason: 'Chose another' });
    await expect(panel.getByLabel('Stage')).toHaveValue('Lost');
    await panel.getByRole('button', { name: 'History' }).click();
    await expect(panel.getByText(/Stage: New → Lost|Stage.*New.*Lost/).first()).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true });
  test('a finger that rests on a card carries it, and one that moves at once scrolls', async ({
    page,
    site,
  }, info) => {
    const mark = `Finger ${info.project.name}`;
    const lead = await addLead(site, `${mark} Lead`);
    await enter(page, site.admin, addressOf(mark));
    await expect(card(page, 'New', lead.name)).toBeVisible();
    const middle = async (stage: string) => {
      const { x, y, width } = (await column(page, stage).boundingBox()) ?? { x: 0, y: 0, width: 0 };
      return { x: x + width / 2, y: y + 90 };
    };
    const fingers = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', await middle('New'));
    await expect(page.locator('[inert]')).toHaveCount(1);
    const to = await middle('Contacted');
    for (const share of [0.5, 1]) await touch('touchMove', { x: to.x * share + 60 * (1 - share), y: to.y });
    await touch('touchEnd');
    await expect(card(page, 'Contacted', lead.name)).toBeVisible();
    await expect.poll(lead.now).toMatchObject({ stage: 'Contacted' });
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });
  test('one column at a time, and a card is moved by its button', async ({ page, site }, info) => {
    const mark = `Pocket ${info.project.name}`;
    const lead = await addLead(site, `${mark} Lead`);
    await enter(page, site.admin, addressOf(mark));
    await expect(card(page, 'New', lead.name)).toBeVisible();
    await expect(column(page, 'Quoted')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Move ${lead.name}` }).tap();
    const asked = page.getByRole('dialog', { name: /^Move to/ });
    await asked.getByLabel('Quoted').check();
    await asked.getByRole('button', { name: 'Move' }).tap();
    await expect(page.getByText('Moved to Quoted')).toBeVisible();
    await expect(card(page, 'New', lead.name)).toHaveCount(0);
    await page.getByLabel('Column').selectOption({ label: 'Quoted (1)' });
    await expect(card(page, 'Quoted', lead.name)).toBeVisible();
    await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'List' }).tap();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
