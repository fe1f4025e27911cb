import {
  expect,
  expectAccessible,
  expectStill,
  productAddress,
  type Site,
  test,
  watchShifts,
} from './fixtures';

/** One of each kind of page, looked at on a phone and on a desk. */
const groups = [
  '/home',
  '/it',
  '/slider',
  '/development',
  '/development?title=CRM%20Development',
  '/brand?title=ORM',
  '/digitalMarketing?title=SEO%20SEM',
  '/meta/ads',
  '/portfolio',
  '/portfolio?tab=Hotel',
  '/about-us',
  '/contact-us',
  '/career',
  '/Iot-products',
  'Cold Room Sentinel',
  '/policy',
  '/terms',
  '/reset-password',
];

/** A page, or the product of that name. */
const addressOf = async (site: Site, path: string) =>
  path.startsWith('/') ? path : productAddress(site, path, 'product');

for (const path of groups) {
  test(`${path} reads well, moves nothing, reaches nobody else and sets no cookie`, async ({
    page,
    site,
    context,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || strangers.push(request.url()));
    await watchShifts(page);
    await page.goto(await addressOf(site, path));
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(600);
    await expectStill(page);
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('every kind of page shows its words', async ({ page, site }) => {
    for (const path of groups.filter((one) => one !== '/reset-password')) {
      const answer = await page.goto(await addressOf(site, path));
      expect(answer?.status(), path).toBe(200);
      // A popup covers the page it lies over, and with it the page's own heading.
      const popup = page.getByRole('dialog');
      const seen = (await popup.count()) > 0 ? popup : page;
      await expect(seen.getByRole('heading').first(), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(600);
    }
  });
});
