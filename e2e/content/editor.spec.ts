import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, REFUSAL, type Site, test, waitUntilAwake } from '../lib/fixtures';
import { pressAt, tabTo, typeAt } from '../lib/keys';
import { addPerson, call, enter, type Person, tokenOf } from '../lib/people';
import { DESK, PHONE } from '../lib/widths';

interface Listed {
  _id: string;
  slug: string;
  title: string;
}

/** Each journey has a service of its own: they run side by side on one site. */
async function open(page: Page, site: Site, title: string, person: Person = site.admin) {
  const token = await tokenOf(site, site.admin);
  const all: Listed[] = await call(site, 'GET', '/content/services', undefined, token);
  const entry = all.find((one) => one.title === title);
  if (!entry) throw new Error(`There is no service ${title}.`);
  const path = `/content/services/${entry._id}`;
  await enter(page, person, `/dashboard${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return {
    address: site.url + entry.slug,
    read: () => call(site, 'GET', path, undefined, token),
    discard: () => call(site, 'DELETE', `${path}/draft`, undefined, token),
    /** As it was before, for the journeys that come by later. */
    async restore() {
      await call(site, 'POST', `${path}/versions/1/restore`, undefined, token);
      await call(site, 'POST', `${path}/publish`, { at: null }, token);
    },
  };
}

const heading = (page: Page) => page.getByLabel('Rest of the heading');
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
async function publish(page: Page) {
  const button = page.getByRole('button', { name: 'Publish now' });
  await button.click();
  await expect(button).toBeHidden();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
}

const publicWords = async (address: string) => (await fetch(address)).text();

test.describe('without a network for a while', () => {
  test.use({ tolerated: new RegExp(`${REFUSAL.source}|ERR_INTERNET_DISCONNECTED|failed: `) });

  test('a word of a service is saved by itself, outlives a reload and a lost network, is seen once it is published, and taken back', async ({
    page,
    site,
  }) => {
    const { address, read } = await open(page, site, 'ORM');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    const before = await heading(page).inputValue();
    await heading(page).fill('that Mira Marker has changed');
    await saved(page);
    await expect(page.getByText('Published · changed since')).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveValue('that Mira Marker has changed');
    expect(await publicWords(address)).not.toContain('Mira Marker');

    await page.context().setOffline(true);
    await heading(page).fill('that Mira Marker has changed on a train');
    await expect(page.getByText(/^Not saved: no connection\. It is in this browser/)).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);

    await test.step('on a phone a time to publish is chosen and said in full, and cancelled', async () => {
      const desk = page.viewportSize() ?? DESK;
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Publish at a time' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish at a time' });
      await dialog.getByLabel('Day').fill('2031-03-03');
      await dialog.getByLabel('Time in India').fill('09:30');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Publish on Mon 3 Mar 2031, 09:30 India time' }).click();
      await expect(page.getByText('the draft follows on Mon 3 Mar 2031, 09:30 India time')).toBeVisible();
      expect((await read()).scheduledAt).toBe('2031-03-03T04:00:00.000Z');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Cancel the time' }).click();
      await expect(page.getByText('Published · changed since')).toBeVisible();
      await page.setViewportSize(desk);
    });

    await test.step('published, and taken back by an earlier version', async () => {
      await publish(page);
      await expect.poll(() => publicWords(address)).toContain('that Mira Marker has changed on a train');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('link', { name: 'Earlier versions' }).click();
      await page.getByRole('button', { name: 'Restore as draft' }).nth(1).click();
      await expect(heading(page)).toHaveValue(before);
      await publish(page);
      await expect.poll(() => publicWords(address)).not.toContain('Mira Marker');
    });
  });
});

test('who may not publish is told who does; what could not be sent when the session ended is there after the password, and is saved', async ({
  page,
  site,
}, { repeatEachIndex }) => {
  const employee = await addPerson(site, `writing-on-${repeatEachIndex}`, 'employee');
  const token = await tokenOf(site, site.admin);
  const [{ _id }] = await call(site, 'GET', '/content/site', undefined, token);
  const path = `/content/site/${_id}`;
  await enter(page, employee, `/dashboard${path}`);
  await expect(page.getByText(/^Only admins publish/)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel('Line below the name');
  await page.route('**/draft', (route) => route.fulfill({ status: 429, json: { message: 'Busy.' } }));
  await field.fill('A line that Ende Session has typed');
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible();
  await call(site, 'DELETE', '/user/sessions', undefined, await tokenOf(site, employee));
  const ended = page.getByRole('dialog', { name: 'Your session has ended.' });
  await expect(ended).toBeVisible();
  await page.unroute('**/draft');
  await ended.getByLabel('Password', { exact: true }).fill(employee.password);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('A line that Ende Session has typed');
  await saved(page);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
  const { draft } = await call(site, 'GET', path, undefined, token);
  expect(draft.data.tagline).toBe('A line that Ende Session has typed');
  await call(site, 'DELETE', `${path}/draft`, undefined, token);
});

test('two at one service see each other, and where both have written, both sides', async ({
  page,
  site,
  browser,
}, { repeatEachIndex }) => {
  const colleague = await addPerson(site, `second-pen-${repeatEachIndex}`, 'employee');
  const { read, discard } = await open(page, site, 'Google Ads');
  const before = await heading(page).inputValue();
  const context = await browser.newContext({ baseURL: site.url });
  const beside = waitUntilAwake(await context.newPage());
  await open(beside, site, 'Google Ads', colleague);
  await expect(beside.getByText(/is editing this too\.$/)).toBeVisible();

  await heading(page).fill('by the first pen');
  await page.getByLabel('Introduction').fill('The first pen has written this.');
  await saved(page);
  await heading(beside).fill('by the second pen');
  await beside.getByLabel('For search engines').fill('The second pen alone has written this.');
  const both = beside.getByRole('region', { name: /has changed this meanwhile$/ });
  const title = both.getByRole('group', { name: 'Rest of the heading' });
  await expect(title.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
  const lead = both.getByRole('group', { name: 'Introduction' });
  await expect(lead.getByRole('radio', { name: /^Take/ })).toBeChecked();
  await expectAccessible(beside);
  await title.getByRole('radio', { name: /^Take/ }).check();
  await title.getByRole('radio', { name: /Keep mine/ }).check();
  await both.getByRole('button', { name: 'Save what is chosen' }).click();
  await saved(beside);
  await expect(heading(beside)).toHaveValue('by the second pen');
  expect((await read()).draft.data).toMatchObject({
    plain: 'by the second pen',
    lead: 'The first pen has written this.',
    description: 'The second pen alone has written this.',
  });
  expect((await read()).published.data.plain).toBe(before);
  await context.close();
  await discard();
});

test('by keys alone a card is moved and changed, and what is missing is found when it is to be published', async ({
  page,
  site,
}) => {
  const { read, restore } = await open(page, site, 'Email Marketing');
  const { published } = await read();
  const [first, second] = published.data.cards.map(({ title }: { title: string }) => title);
  const card = page.getByRole('button', { name: first, exact: true });
  await tabTo(page, card);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(`${first} is now 2 of ${published.data.cards.length}.`)).toBeAttached();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).nth(1);
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await saved(page);
  await pressAt(page, page.getByRole('button', { name: 'Publish now' }), 'Shift+Tab');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Title is required.');
  await expectAccessible(page);
  await typeAt(page, title, 'Kay Keys');
  await saved(page);
  await pressAt(page, page.getByRole('button', { name: 'Publish now' }), 'Shift+Tab');
  await expect.poll(async () => (await read()).state).toBe('published');
  const { data } = (await read()).published;
  expect(data.cards.map((one: { title: string }) => one.title).slice(0, 2)).toEqual([second, 'Kay Keys']);
  await restore();
});
