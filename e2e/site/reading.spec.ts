import { expectAccessible } from '../lib/accessible';
import { expect, expectStill, test, watchShifts } from '../lib/fixtures';
import { addressOf, kinds } from '../lib/page-kinds';

for (const path of kinds) {
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
