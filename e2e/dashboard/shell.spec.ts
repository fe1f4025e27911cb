import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { addPerson, allIn, book, call, enter, tokenOf } from '../lib/people';

test('the palette leads to a record by keys alone; Undo works above a dialog', async ({
  page,
  site,
}, info) => {
  const name = `Palette Kapoor ${info.project.name}`;
  await book(site, name);
  await book(site, `${name} Two`);
  await enter(page, site.admin, '/dashboard/enquiry');
  await expect(page.getByRole('button', { name: `View ${name}`, exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('outb');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await palette.fill(`kapoor ${info.project.name} TW`);
  // The enquiry, before what follows it up and whose it is.
  const option = page.getByRole('option', { name: `${name} Two` }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
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
});

test('the bell tells of a submission as it comes and leads to it', async ({ page, site }, info) => {
  const name = `Bell Mehta ${info.project.name}`;
  const employee = await addPerson(site, `bell-${info.project.name}`, 'employee');
  const listening = page.waitForResponse('**/api/notifications/stream');
  await enter(page, employee, '/dashboard/enquiry');
  await listening;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByText('Nothing new.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  // A number of nobody's: who calls from one that somebody else owns a lead of is theirs, and rings for them alone.
  await book(site, name, '9818040178');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page).toHaveTitle('(1) Enquiry · Dashboard');
  await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  await bell.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^Unread: .*${name}`) }).click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle('Enquiry · Dashboard');
});

test('the bell gives up a connection that has gone silent, and listens anew', async ({ page, site }) => {
  await page.clock.install();
  let calls = 0;
  await page.route('**/api/notifications/stream', async (route) => {
    calls += 1;
    if (calls > 1) await route.fulfill({ status: 403, json: {} });
  });
  await enter(page, site.admin, '/dashboard');
  await eventually(() => calls).toBe(1);
  await expect(async () => {
    await page.clock.fastForward('00:51');
    expect(calls).toBe(2);
  }).toPass({ timeout: 90_000 });
});

test('the bell asks by itself while there is no place for its stream, and listens once there is', async ({
  page,
  site,
}, info) => {
  const name = `Asked Rao ${info.project.name}`;
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
  const employee = await addPerson(site, `asked-${info.project.name}`, 'employee');
  await enter(page, employee, '/dashboard');
  await eventually(() => asked).toBe(1);
  await book(site, name, '9818040188');
  // What was asked before it came is answered without it.
  const before = asked;
  await expect(async () => {
    await page.clock.fastForward('00:31');
    expect(asked).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  // What it asked may have failed; then it asks once more, after a longer time.
  await expect(async () => {
    await page.clock.fastForward('05:01');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread', { timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  expect(listened).toBe(0);
  isFull = false;
  await expect(async () => {
    await page.clock.fastForward('05:01');
    expect(listened).toBe(1);
  }).toPass({ timeout: 90_000 });
});

test('a client, who is never told anything, has a bell and no stream', async ({ page, site }, info) => {
  const client = await addPerson(site, `quiet-${info.project.name}`, 'business');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await enter(page, client, '/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('Nothing new. What comes in will show here.')).toBeVisible();
  expect(calls).toContain('/api/notifications');
  expect(calls).not.toContain('/api/notifications/stream');
});

test('a session that ends takes nothing that was typed', async ({ page, site }, info) => {
  const name = `Session Rao ${info.project.name}`;
  const employee = await addPerson(site, `session-${info.project.name}`, 'employee');
  await book(site, name);
  // It would tell of the end by itself, before or after the button is pressed.
  await page.route('**/api/notifications/stream', (route) => route.fulfill({ status: 403, json: {} }));
  await enter(page, employee, '/dashboard/enquiry');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByLabel('City').fill('Half-typed Town');
  await call(site, 'DELETE', '/user/sessions', undefined, await tokenOf(site, employee));
  await edit.getByRole('button', { name: 'Save changes' }).click();

  const ended = page.getByRole('dialog', { name: 'Your session has ended.' });
  const password = ended.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(await allIn(page)).not.toContain(name);
  expect(await allIn(page)).not.toContain('Half-typed Town');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(ended.getByText('The email or the password is wrong.')).toBeVisible();
  await password.fill(employee.password);
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(ended).toBeHidden();
  await expect(edit.getByLabel('City')).toHaveValue('Half-typed Town');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Inquiry updated successfully!')).toBeVisible();
  await expect(edit).toBeHidden();

  await page.getByRole('button', { name: /, Employee$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successfully.')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto('/dashboard/enquiry');
  await expect(page).toHaveURL(/\/login\?next=/);
});
