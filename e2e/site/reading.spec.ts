import type { Page } from '@playwright/test';
import { expectNoFindings, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addressOf, kinds } from '../lib/page-kinds';
import { expectStill, scrollOn, watchShifts } from '../lib/shifts';
import { BY_FINGER, DESK, PHONE } from '../lib/widths';

test.use(BY_FINGER);

/** So that none of them is the last to come to an end by far. */
const SHARES = [1, 2, 3];

/** Of each layout one, for the shifts of a page that comes up in a wide window. */
const OPENED_WIDE = ['/', '/home', '/development', '/about-us', '/contact-us'];

for (const share of SHARES) {
  test(`every kind of page reads well at both widths, moves nothing, reaches nobody else and sets no cookie (${share} of ${SHARES.length})`, async ({
    page,
    site,
    context,
  }) => {
    const strangers: string[] = [];
    page.on('request', (asked) => asked.url().startsWith(site.url) || strangers.push(asked.url()));
    await watchShifts(page);
    await storeNothing(page);
    for (const kind of kinds.filter((_, at) => at % SHARES.length === share - 1)) {
      const address = await addressOf(site, kind);
      const look = async () => {
        await expectNoFindings(page, { frame: address === '/' });
        await expectToFit(page);
      };
      await test.step(address, async () => {
        await page.setViewportSize(PHONE);
        await page.goto(address);
        const heading = page.getByRole('heading', { level: 1, includeHidden: true });
        await expect(heading).toHaveCount(1);
        await look();
        await page.waitForFunction(isLaidOut);
        await scrollOn(page);
        await expectStill(page);
        expect(await page.evaluate(undrawnPictures)).toEqual([]);

        await page.setViewportSize(DESK);
        if (OPENED_WIDE.includes(kind)) {
          await page.goto(address);
          await page.waitForFunction(isLaidOut);
          await scrollOn(page);
          await expectStill(page);
        }
        await look();
        expect(await page.evaluate(undrawnPictures)).toEqual([]);
      });
    }
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

/** Every page is the first one that somebody sees. */
async function storeNothing(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** What is laid out later has been: whoever scrolls before moves it themselves. */
const isLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>('.until-near')].every(
    ({ style }) => style.contentVisibility === 'visible',
  );

/** What has come and cannot be drawn. */
const undrawnPictures = () =>
  [...document.images]
    .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
