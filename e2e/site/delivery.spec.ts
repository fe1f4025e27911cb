import type { Page, Request } from '@playwright/test';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';

test('files come packed and for good, pages with a policy that names their scripts', async ({
  page,
  request,
  site,
}) => {
  // Scripts are asked for after the first paint, which may be after the page counts as loaded.
  const engine = page.waitForResponse((response) => /\/assets\/engine.*\.js$/.test(response.url()));
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(/script-src [^;]*unsafe-inline/.test(policy)).toBe(false);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer?.headers()['content-encoding']).toBeTruthy();
  const script = (await engine).url();
  for (const encoding of ['br', 'gzip']) {
    const packed = await request.get(script, { headers: { 'accept-encoding': encoding } });
    const headers = packed.headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get(`${site.url}/assets/../../package.json`)).status()).toBe(404);
});

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
  const visited = new Set([
    ...(await scriptsOf(page, '/')),
    ...(await scriptsOf(page, '/contact-us')),
    ...(await scriptsOf(page, '/login')),
  ]);
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
