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

test('a lead is moved by mouse, by a colleague and by keys, with a way back and no silent overwriting', async ({
  page,
  site,
}, info) => {
  const mark = `Board ${info.repeatEachIndex}`;
  const asha = await addLead(site, `${mark} Asha`, { valuePaise: 125_000_000 });
  const ravi = await addLead(site, `${mark} Ravi`);
  const late = await addLead(site, `${mark} Late`, { stage: 'Quoted', nextDate: '2026-01-05' });
  // Nobody is told of what they did themselves, elsewhere.
  const me = await addPerson(site, `board-${info.repeatEachIndex}`, 'employee');
  await enter(page, me, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 2');
  await expect(column(page, 'New')).toContainText('₹12,50,000');
  await expect(column(page, 'New').getByText('Unplanned')).toHaveCount(2);
  await expect(column(page, 'Quoted')).toContainText(/\d+ days late/);
  await expectAccessible(page);

  await test.step('it is carried with the mouse, and the sums follow', async () => {
    await drag(page, asha.name, 'New', 'Contacted');
    await expect(card(page, 'Contacted', asha.name)).toBeVisible();
    await expect(page.getByText('Moved to Contacted')).toBeVisible();
    await expect(column(page, 'Contacted')).toContainText('₹12,50,000');
    await expect(column(page, 'New').getByRole('heading')).toHaveText('New 1');
    await eventually(() => asha.now()).toMatchObject({ stage: 'Contacted', status: 'In Progress' });
  });

  await test.step('somebody else was quicker', async () => {
    await drag(page, asha.name, 'Contacted', 'Quoted', () => asha.move('Negotiation'));
    await expect(page.getByText(/Not moved: .*Somebody has changed this record meanwhile/)).toBeVisible();
    await expect(card(page, 'Negotiation', asha.name)).toBeVisible();
    await eventually(() => asha.now()).toMatchObject({ stage: 'Negotiation' });
  });

  await test.step('what a colleague moves and plans is seen sooner than the board looks by itself', async () => {
    await ravi.plan('16:45');
    await expect(column(page, 'New')).toContainText('16:45', { timeout: 20_000 });
    await ravi.move('Contacted');
    await expect(card(page, 'Contacted', ravi.name)).toBeVisible({ timeout: 20_000 });
  });

  const asked = page.getByRole('dialog', { name: /^Move to/ });
  await test.step('by keys to Lost with its reason, and back by Ctrl Z', async () => {
    await card(page, 'Quoted', late.name).focus();
    await page.keyboard.press('m');
    await expect(asked.getByLabel('Negotiation')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(asked.getByLabel('Lost', { exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(asked.getByLabel('Lost because')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Price');
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(card(page, 'Lost', late.name)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'moved from Quoted to Lost' })).toBeAttached();
    await eventually(() => late.now()).toMatchObject({ stage: 'Lost', lostReason: 'Price' });
    await page.keyboard.press('Control+z');
    await expect(card(page, 'Quoted', late.name)).toBeFocused();
    await eventually(() => late.now()).toMatchObject({
      ...{ stage: 'Quoted', lostReason: null, completedAt: null },
    });
  });

  await test.step('on before the answer to the last move has come, and all the way back', async () => {
    await page.route('**/api/followup/step/**', async (route) => {
      await pause(500);
      await route.continue();
    });
    await card(page, 'Contacted', ravi.name).focus();
    for (const stage of ['Quoted', 'Negotiation']) {
      await page.keyboard.press('m');
      await expect(asked.getByLabel(stage)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card(page, stage, ravi.name)).toBeFocused();
    }
    await expect(page.getByText('Moved to Negotiation')).toBeVisible();
    await expect(page.getByText('Moved to Quoted')).toBeHidden();
    await eventually(() => ravi.now()).toMatchObject({ stage: 'Negotiation' });
    for (const stage of ['Quoted', 'Contacted']) {
      await page.keyboard.press('Control+z');
      await eventually(() => ravi.now()).toMatchObject({ stage });
    }
    await page.unroute('**/api/followup/step/**');
  });

  await test.step('into its panel, and out of it to its card', async () => {
    await card(page, 'Contacted', ravi.name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: ravi.name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'Contacted', ravi.name)).toBeFocused();
    await expect(page).toHaveURL(/view=board/);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true });
  test('a finger that rests on a card carries it; on a phone one column is seen, and a button moves it', async ({
    page,
    site,
  }, info) => {
    const mark = `Finger ${info.repeatEachIndex}`;
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
    await eventually(() => lead.now()).toMatchObject({ stage: 'Contacted' });

    await page.setViewportSize(PHONE);
    await expect(card(page, 'Contacted', lead.name)).toBeHidden();
    await page.getByLabel('Column').selectOption({ label: 'Contacted (1)' });
    await expect(card(page, 'Contacted', lead.name)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Move ${lead.name}` }).tap();
    const asked = page.getByRole('dialog', { name: /^Move to/ });
    await asked.getByLabel('Quoted').check();
    await asked.getByRole('button', { name: 'Move' }).tap();
    await expect(page.getByText('Moved to Quoted')).toBeVisible();
    await expect(card(page, 'Contacted', lead.name)).toHaveCount(0);
    await page.getByLabel('Column').selectOption({ label: 'Quoted (1)' });
    await expect(card(page, 'Quoted', lead.name)).toBeVisible();
    await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'List' }).tap();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
