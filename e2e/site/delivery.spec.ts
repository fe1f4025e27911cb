import type { Page, Request } from '@playwright/test';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';

/** The scripts of a page, by address. */
async function scriptsOf(page: Page, path: string) {
  const scripts = new Set<string>();
  let last = 0;
  const note = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    scripts.add(request.url());
    last = Date.now();
  };
  page.on('request', note);
  await page.goto(path);
  // What a page fetches by itself once it is alive. Scripts alone are waited for: the dashboard's live stream never falls silent.
  await eventually(() => Date.now() - last).toBeGreaterThan(1500);
  page.off('request', note);
  return [...scripts];
}

/** Turning to a link fetches its page, also in HTML that React did not make. */
async function expectPrefetch(page: Page) {
  await page.goto('/policy');
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.getByRole('link', { name: 'Read the terms of service' }).hover();
  await eventually(() => asked).toContainEqual(expect.stringMatching(/^\/assets\/terms-.*\.js$/));
  await eventually(() => asked).toContain('/terms.data');
  page.off('request', note);
}

test('visitors get none of the dashboard, and the dashboard asks for no more than 250 KB to begin with', async ({
  page,
  site,
}) => {
  const visited = new Set([...(await scriptsOf(page, '/')), ...(await scriptsOf(page, '/login'))]);
  for (const script of visited) {
    const text = await (await page.request.get(script)).text();
    // Words of the lists, of the index and of the shell.
    expect(text).not.toMatch(/Select all on this page|Waiting for you today|Search or jump to/);
  }
  await expectPrefetch(page);
  await signIn(page, site.admin);
  let bytes = 0;
  const scripts = await scriptsOf(page, '/dashboard');
  for (const script of scripts) {
    const packed = await page.request.get(script, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(packed.headers()['content-length']);
  }
  expect(scripts.some((script) => visited.has(script))).toBe(true);
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThan(250 * 1024);
});

test.describe('while the network fails', () => {
  const WAY_TO_EDITOR = /\/assets\/not-for-visitors-/;
  test.use({ tolerated: new RegExp(`ERR_FAILED|failed: .*${WAY_TO_EDITOR.source}`) });

  test('staff read a page to which the way to its editor does not come', async ({ page, site }) => {
    await signIn(page, site.admin);
    // By then this browser is known for one of the staff's.
    await page.goto('/dashboard');
    const wanted = page.waitForEvent('requestfailed', (request) => WAY_TO_EDITOR.test(request.url()));
    await page.route(WAY_TO_EDITOR, (route) => route.abort());
    await page.goto('/policy');
    await wanted;
    // What it would have drawn follows its failure.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(page.getByRole('link', { name: 'Read the terms of service' })).toBeVisible();
  });
});
