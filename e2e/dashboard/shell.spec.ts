import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { addPerson, book, enter } from '../lib/people';
import { lowTargets } from '../lib/thumbs';
import { BY_FINGER } from '../lib/widths';

test('the palette leads to a record by keys alone, also before it is there; Undo works above a dialog', async ({
  page,
  site,
}) => {
  const name = 'Palette Kapoor';
  await book(site, name);
  await book(site, `${name} Two`);
  let open = () => {};
  const arrived = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/palette-[^/]*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await enter(page, site.admin, '/dashboard/enquiry');
  const palette = page.getByRole('combobox', { name: 'Search or jump to' });

  await test.step('what is typed before the palette is there stands in it', async () => {
    await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
    await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('outx');
    await page.keyboard.press('Backspace');
    open();
    await expect(palette).toHaveValue('out');
    await page.keyboard.type('b');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeFocused();
  });

  await test.step('what is typed while it is being drawn stands in it, too', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kapoor TW');
    await expect(palette).toHaveValue('kapoor TW');
    // The enquiry, before what follows it up and whose it is.
    const option = page.getByRole('option', { name: `${name} Two` }).first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
  });

  const details = page.getByRole('dialog', { name: `${name} Two`, exact: true });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: `View ${name} Two` }).click();
  await expect(details).toBeVisible();
  await undo.click();
  await expect(page.getByText('Restored')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible();
  await expect(details).toBeHidden();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await test.step('where one is stands in sight in the sidebar, also far down the list', async () => {
    const list = page.getByRole('navigation', { name: 'Dashboard' });
    const current = list.locator('[aria-current=page]');
    await list.getByRole('link', { name: 'My account' }).click();
    await expect(current).toHaveText('My account');
    await page.goto('/dashboard/content/policy');
    await expect(current).toHaveText('Website');
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the bell asks by itself while there is no place for its stream, listens once there is, and leads to what comes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  let [asked, listened, isFull] = [0, 0, true];
  await page.route('**/api/notifications', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    // With its status: a busy server's refusal is no empty list.
    await route.fulfill({ response: answer, json: { ...(await answer.json()), live: !isFull } });
  });
  await page.route('**/api/notifications/stream', async (route) => {
    listened += 1;
    await route.continue();
  });
  const employee = await addPerson(site, 'asked', 'employee');
  await enter(page, employee, '/dashboard/enquiry');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await eventually(() => asked).toBe(1);
  await bell.click();
  await expect(page.getByText('Nothing new.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  // A number of nobody's: who calls from one that somebody else owns a lead of is theirs, and rings for them alone.
  await book(site, 'Asked Rao', '9818040188');
  // What was asked before it came is answered without it.
  const before = asked;
  await expect(async () => {
    await page.clock.fastForward('00:31');
    expect(asked).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 });
  // What it asked may have failed; then it asks once more, after a longer time.
  await expect(async () => {
    await page.clock.fastForward('05:01');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread', { timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  expect(listened).toBe(0);
  isFull = false;
  const listening = page.waitForResponse('**/api/notifications/stream');
  await expect(async () => {
    await page.clock.fastForward('05:01');
    expect(listened).toBe(1);
  }).toPass({ timeout: 90_000 });
  await listening;
  // From here on the server says itself that there is a place, and no answer is on its way when the journey ends.
  await page.unrouteAll({ behavior: 'wait' });

  const name = 'Bell Mehta';
  await book(site, name, '9818040178');
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await expect(page).toHaveTitle('(2) Enquiry · Dashboard');
  await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  await bell.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^Unread: .*${name}`) }).click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle('(1) Enquiry · Dashboard');
});

test.describe('by finger', () => {
  test.use(BY_FINGER);

  test('the menu of the dashboard opens, and what a thumb presses is as high as one', async ({
    page,
    site,
  }) => {
    await book(site, 'Thumb Enquiry');
    await enter(page, site.admin, '/dashboard');
    const screens = [
      ['Dashboard', page.getByRole('button', { name: 'Show table: Enquiries by city' })],
      ['Leads', page.getByRole('button', { name: 'Show table: By source' })],
      ['Hiring', page.getByRole('heading', { level: 1, name: 'Hiring' })],
      ['Activity', page.getByText('Thumb Enquiry').first()],
      ['My account', page.getByLabel('The bell, when a step of mine is due')],
      ['Follow Ups', page.getByText('Thumb Enquiry').first()],
    ] as const;
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    for (const [name, sign] of screens)
      await test.step(name, async () => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        if (name === 'Dashboard') {
          await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
          await expectAccessible(page, { frame: true });
        }
        await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
        await expect(sign).toBeVisible();
        await expect.poll(() => lowTargets(page)).toEqual([]);
        if (name !== 'Leads') return;
        await page.getByRole('button', { name: 'Show table: By source' }).click();
        await expect(page.getByRole('table', { name: 'By source' })).toBeVisible();
        expect(await lowTargets(page)).toEqual([]);
      });
  });
});
