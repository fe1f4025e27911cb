import { expect, test } from '../lib/fixtures';

test('a title that nobody knows prints itself alone, cut and harmless, and asks not to be found', async ({
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
