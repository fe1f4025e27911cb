import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV };

interface Site {
  mailTo(address: string): Promise<{ text?: string | undefined }>;
}

/** Applies, and answers where the link of the receipt leads. */
async function apply(page: Page, site: Site, name: string, email: string) {
  const sent = await page.request.post('/api/career', {
    multipart: { ...{ name, email, phone: '98180 40178', designation: 'WBD' }, resume },
  });
  expect(sent.status()).toBe(200);
  const linkIn = (text = '') => /\/application\/[\w-]{43}/.exec(text)?.[0];
  let link: string | undefined;
  await expect
    .poll(
      async () =>
        (link = await site.mailTo(email).then(
          ({ text }) => linkIn(text),
          () => undefined,
        )),
    )
    .toBeDefined();
  return link ?? '';
}

test('an applicant follows the link of the receipt on a phone, sends a newer CV, withdraws and has all of it deleted', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const link = await apply(page, site, 'Tara Bose', 'tara@applicant.example');
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
  await expect(page.locator('[aria-current=step]')).toHaveText('Received');
  await expectAccessible(page);

  await page.getByText('Send a newer CV', { exact: true }).click();
  await page.getByLabel('Your CV').setInputFiles(resume);
  await page.getByRole('button', { name: 'Send CV' }).click();
  await expect(page.getByText('Thank you. We have your newer CV.')).toBeVisible();

  await page.getByText('Withdraw my application', { exact: true }).click();
  const withdraw = page.getByRole('form', { name: 'Withdraw' });
  await withdraw.getByRole('button').click();
  await expect(withdraw.getByText('Tick that you are sure.').first()).toBeVisible();
  await withdraw.getByRole('checkbox').check();
  await expectAccessible(page);
  await withdraw.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have withdrawn your application');
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeFocused();
  await expect(page.getByText('Your application is withdrawn.')).toBeInViewport();
  await expect(page.getByText('Send a newer CV', { exact: true })).toBeHidden();

  await page.getByText('Delete my data', { exact: true }).click();
  const erase = page.getByRole('form', { name: 'Delete my data' });
  await erase.getByRole('checkbox').check();
  await erase.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is deleted');
  await expectAccessible(page);
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no application at this address');
});
