import { expect, test } from './fixtures';

test('files come packed and for good, pages with a policy that names their scripts', async ({
  page,
  request,
  site,
}) => {
  const files: string[] = [];
  page.on('response', (response) => response.url().includes('/assets/') && files.push(response.url()));
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(/script-src [^;]*unsafe-inline/.test(policy)).toBe(false);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer?.headers()['content-encoding']).toBeTruthy();
  const script = files.find((url) => /entry\.client.*\.js$/.test(url)) ?? '';
  for (const encoding of ['br', 'gzip']) {
    const packed = await request.get(script, { headers: { 'accept-encoding': encoding } });
    const headers = packed.headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get(`${site.url}/assets/../../package.json`)).status()).toBe(404);
});
