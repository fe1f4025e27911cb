import { expectNoFindings, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';

/** The other pages of the same kinds differ in their words, which axe reads on one width. */
test.describe('every title', () => {
  test('has a page of its own that axe finds nothing in', async ({ page, request, site }) => {
    test.setTimeout(240_000);
    const xml = await (await request.get('/sitemap.xml')).text();
    const pages = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url.slice(site.url.length))
      .map((path) => path.replaceAll('&amp;', '&'))
      .filter((path) =>
        /\?title=|^\/(secuirity|human|crm|appdev|finance|brand|digitalMarketing)$/.test(path),
      );
    expect(pages.length).toBeGreaterThanOrEqual(24);
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = new URL(path, site.url).searchParams.get('title');
        // The bar and the foot are those of every page.
        await expectNoFindings(page, title ? { within: 'main' } : {});
        await expectToFit(page);
        if (title) await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      });
    }
  });

  test('that nobody knows prints itself alone, cut and harmless, and asks not to be found', async ({
    page,
  }) => {
    const unknown = `<img src=x onerror=alert(1)> ${'long '.repeat(40)}`;
    const answer = await page.goto(`/development?title=${encodeURIComponent(unknown)}`);
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('<img src=x onerror=alert(1)> long');
    expect((await heading.innerText()).length).toBeLessThanOrEqual(81);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  });
});
