import { expectAccessible } from '../lib/accessible';
import { expect, takeTimeToType, test } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';
import { PHONE } from '../lib/widths';

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('somebody finds an opening on a phone, answers what it asks, and applies', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/career');
  await page.getByRole('link', { name: 'Senior web developer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior web developer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.getByLabel('Your Name').fill('Meera Nair');
  await page.getByLabel('Your Email').fill('meera.nair@apply.example');
  await page.getByLabel('Your Phone').fill('98180 40155');
  await page.getByLabel('Years with TypeScript').fill('four');
  await takeTimeToType(page);
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  const built = page.getByLabel('Which site that you built');
  await expect(built).toHaveAccessibleDescription('Please answer this.');
  await expect(page.getByLabel('Years with TypeScript')).toHaveAccessibleDescription(
    'Write a number, such as 4 or 2.5.',
  );
  await expectAccessible(page);
  await built.fill('The tiffin route of Palwal');
  await page.getByLabel('Years with TypeScript').fill('4');
  const begin = page.getByLabel('When could you begin?');
  await begin.selectOption({ index: 1 });
  const chosen = await begin.inputValue();
  await page.getByLabel('Your CV').setInputFiles(CV);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' })).toBeVisible();

  const rows: { email: string; opening: string; answers: object }[] = await call(
    site,
    'GET',
    '/career',
    undefined,
    await tokenOf(site, site.admin),
  );
  expect(rows.find(({ email }) => email === 'meera.nair@apply.example')).toMatchObject({
    opening: 'Senior web developer',
    answers: [
      { label: 'Which site that you built may we look at?', value: 'The tiffin route of Palwal' },
      { label: 'Years with TypeScript or JavaScript', value: '4' },
      { label: 'When could you begin?', value: chosen },
    ],
  });
});
