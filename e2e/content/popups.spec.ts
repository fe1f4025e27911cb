import { expect, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

interface Listed {
  _id: string;
  slug: string;
}

test('whoever types in a popup keeps the keyboard while its preview opens, and after each save', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const all: Listed[] = await call(site, 'GET', '/content/popups', undefined, token);
  const entry = all.find(({ slug }) => slug === '/human');
  if (!entry) throw new Error('There is no such popup.');
  const path = `/content/popups/${entry._id}`;
  await enter(page, site.admin, `/dashboard${path}`);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('');
  for (const word of ['Typed', ' while', ' it', ' wakes.']) {
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
