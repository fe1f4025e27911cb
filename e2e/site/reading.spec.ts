import type { APIRequestContext } from '@playwright/test';
import { expectNoFindings, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addressOf, kinds } from '../lib/page-kinds';
import { expectStill, scrollOn, watchShifts } from '../lib/shifts';
import { foreignSigns, watchFonts } from './drawn-fonts';

interface Visit {
  address: string;
  /** Where axe looks. */
  within?: string;
  title?: string | null;
}

/** So that none of them is the last to come to an end by far. */
const SHARES = [1, 2, 3, 4];

for (const share of SHARES) {
  test(`every page reads well, moves nothing, reaches nobody else and sets no cookie (${share} of ${SHARES.length})`, async ({
    page,
    request,
    site,
    context,
  }, info) => {
    const strangers: string[] = [];
    page.on('request', (asked) => asked.url().startsWith(site.url) || strangers.push(asked.url()));
    await watchShifts(page);
    const fonts = await watchFonts(page);
    const ofKinds = await Promise.all(kinds.map(async (kind) => ({ address: await addressOf(site, kind) })));
    // The other pages of the same kinds differ in their words, which are the same on a phone.
    const others = info.project.name === 'phone' ? [] : await titledPages(request);
    const visits: Visit[] = [...ofKinds, ...others];
    for (const { address, within, title } of visits.filter((_, at) => at % SHARES.length === share - 1)) {
      await test.step(address, async () => {
        await page.goto(address);
        const heading = page.getByRole('heading', { level: 1, includeHidden: true });
        await expect(heading).toHaveCount(1);
        if (title) await expect(heading).toContainText(title);
        await expectNoFindings(page, { ...(within ? { within } : {}), frame: address === '/' });
        await expectToFit(page);
        if (info.project.name === 'desktop') expect(await foreignSigns(fonts)).toEqual([]);
        await scrollOn(page);
        await expectStill(page);
        expect(await page.evaluate(undrawnPictures)).toEqual([]);
      });
    }
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

/** What has come and cannot be drawn. */
const undrawnPictures = () =>
  [...document.images]
    .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

/** Each service and each popup, of which `kinds` has one or two. */
async function titledPages(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
    .map((url) => new URL(url))
    .filter(({ pathname, searchParams }) => searchParams.has('title') || TITLED.test(pathname));
  expect(listed.length).toBeGreaterThanOrEqual(24);
  return listed
    .map(({ pathname, search, searchParams }) => ({
      address: pathname + search,
      title: searchParams.get('title'),
      ...(searchParams.has('title') ? { within: 'main' } : {}),
    }))
    .filter(({ address }) => !kinds.includes(address));
}

const TITLED = /^\/(secuirity|human|crm|appdev|finance|brand|digitalMarketing)$/;
