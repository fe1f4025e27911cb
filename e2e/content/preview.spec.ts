import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test.use({ viewport: { width: 1440, height: 900 } });

test('the page beside the fields says what was typed, leads to its field, and is shown to others by a link of a day', async ({
  page,
  site,
  browser,
}) => {
  const token = await tokenOf(site, site.admin);
  const [, member] = await call(site, 'GET', '/content/team', undefined, token);
  const path = `/content/team/${member._id}`;
  const note = `Zara Marker ${Date.now()} draws before she speaks.`;
  await enter(page, site.admin, `/dashboard${path}`);
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByText('Preview: not published.')).toBeVisible();
  await expectAccessible(page);

  const field = page.locator('[name="note"]');
  await field.fill(note);
  const place = frame.locator('[data-field="note"]', { hasText: note });
  await expect(place).toBeAttached();
  await page.locator('[name="name"]').focus();
  await place.dispatchEvent('click');
  await expect(field).toBeFocused();
  // The frame shows what is typed before it is saved.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const { url } = await call(site, 'POST', `${path}/preview`, undefined, token);
  const own = await call(site, 'POST', `${path}/preview/own`, undefined, token);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.locator('[data-field="note"]', { hasText: note })).toBeAttached();
  await expect(visitor.getByText(/^Preview: not published\. Whoever has this link/)).toBeVisible();
  // The page itself is looked at where visitors read it.
  await expectAccessible(visitor, { within: '[data-preview]' });
  await visitor.goto(`${site.url}/about-us`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.locator('[data-field], [data-preview]')).toHaveCount(0);
  expect(await visitor.content()).not.toContain('Zara Marker');
  await expect(visitor.getByRole('navigation', { name: 'Edit this page' })).toHaveCount(0);
  await visitor.close();

  await page.goto('/about-us');
  const edit = page.getByRole('navigation', { name: 'Edit this page' });
  await edit.getByText('Edit', { exact: true }).click();
  await expectAccessible(page, { within: 'nav[aria-label="Edit this page"]' });
  await edit.getByRole('link', { name: member.title }).click();
  await expect(field).toHaveValue(note);

  await call(site, 'DELETE', `${path}/draft`, undefined, token);
  await call(site, 'POST', '/user/logout', undefined, token);
  await eventually(async () => (await fetch(site.url + own.url)).status).toBe(404);
});

test('whoever types in a popup keeps the keyboard while its preview opens, and after a save', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const all: { _id: string; slug: string }[] = await call(site, 'GET', '/content/popups', undefined, token);
  const path = `/content/popups/${all.find(({ slug }) => slug === '/human')?._id}`;
  await enter(page, site.admin, `/dashboard${path}`);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('');
  for (const word of ['Typed while', ' it wakes.']) {
    await page.keyboard.type(word);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    const shown = page.getByTitle('Preview of the page').contentFrame();
    await expect(shown.getByRole('dialog').getByText('Typed')).toBeVisible();
    // A dialog becomes modal once its page has woken.
    await expect(shown.locator('html[data-awake]')).toBeAttached();
  }
  await expect(text).toHaveValue('Typed while it wakes.');
  await expect(text).toBeFocused();
  await call(site, 'DELETE', `${path}/draft`, undefined, token);
});
