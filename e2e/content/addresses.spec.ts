import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';

const ADDRESSES = '/dashboard/addresses';

test('a page keeps its address; one that visitors miss is led to a page in one press, and taken back', async ({
  page,
  request,
  site,
}, info) => {
  const old = `/our-old-work-${info.repeatEachIndex}`;
  const headers = await signIn(page, site.admin);
  const missed = async () => {
    const { items } = await (await request.get('/api/redirects/missed', { headers })).json();
    return items.map(({ path }: { path: string }) => path);
  };
  expect((await request.get(old)).status()).toBe(404);
  await eventually(missed, { timeout: 20_000 }).toContain(old);

  await page.goto(ADDRESSES);
  const redirects = page.getByRole('region', { name: 'Redirects' });
  const notFound = page.getByRole('region', { name: 'Not found' });
  const to = page.getByLabel('New address');
  const row = redirects.getByRole('row').filter({ hasText: old });
  await expect(notFound.getByRole('row').filter({ hasText: old })).toContainText('once');

  await test.step('a page keeps its address', async () => {
    await page.getByLabel('Old address').fill('/about-us');
    await to.fill('/contact-us');
    await to.press('Enter');
    await expect(page.getByLabel('Old address')).toHaveAccessibleDescription(
      /There is a page at this address/,
    );
    await expectAccessible(page);
  });

  await test.step('its target is all that is left to say', async () => {
    await notFound.getByRole('button', { name: `Redirect ${old}` }).click();
    await expect(to).toBeFocused();
    await expect(page.getByLabel('Old address')).toHaveValue(old);
    await to.fill(`${site.url}/portfolio`);
    await to.press('Enter');
    await expect(row).toContainText('/portfolio');
    await expect(notFound.getByText(old)).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('visitors are led there, with what they bring along', async () => {
    const visit = await request.get(`${old}?tab=Hotel`, { maxRedirects: 0 });
    expect([visit.status(), visit.headers().location]).toEqual([301, '/portfolio?tab=Hotel']);
    await page.goto(old);
    await expect(page).toHaveURL('/portfolio');
  });

  await test.step('it is deleted, and brought back', async () => {
    await page.goto(`${ADDRESSES}?q=${old.toUpperCase()}`);
    await expect(page.getByRole('searchbox')).toHaveValue(old.toUpperCase());
    await row.getByRole('button', { name: `Delete the redirect from ${old}` }).click();
    await expect(page.getByText('Redirect deleted')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(redirects.getByText(`No redirect has “${old.toUpperCase()}” in it.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The redirect is back')).toBeVisible();
    await expect(row).toBeVisible();
  });
});
