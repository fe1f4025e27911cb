import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { samples } from '../../src/platform/files/test-kit';
import { expectAccessible } from '../lib/accessible';
import { fileOf } from '../lib/files';
import { expect, REFUSAL, type Site, signIn, takeTimeToType, test } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';

const CV_LIMIT = 5 * 1024 * 1024;

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Your Name').fill('Meera Nair');
  await page.getByLabel('Your Email').fill(email);
  await page.getByLabel('Your Phone').fill('98180 40155');
}

/** Sent, said so with a number, and stored with what was agreed to. */
async function expectSent(page: Page, site: Site, { email, list, words }: Record<string, string>) {
  await expect(
    page
      .getByRole('status')
      .getByText(words ?? '')
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Your reference number is \S{6,}/)).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  const rows: { email: string }[] = await call(
    site,
    'GET',
    list ?? '',
    undefined,
    await tokenOf(site, site.admin),
  );
  expect(rows.find((row) => row.email === email)).toMatchObject({
    consentVersion: '2026-11',
    consentText: expect.stringContaining('privacy policy'),
  });
}

test.describe('when the fonts of the site do not come', () => {
  test.use({ tolerated: new RegExp(`${REFUSAL.source}|Failed to load resource|^failed: .*\\.woff2$`) });

  test('an enquiry is refused beside its fields, kept over a reload, sent, and its consent stored', async ({
    page,
    site,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const email = 'enquiry@nair.example';
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expectAccessible(page);
    await fillPerson(page, email);
    await page.reload();
    await expect(page.getByLabel('Your Email')).toHaveValue(email);
    await page.getByLabel('Your City').fill('Palwal');
    await takeTimeToType(page);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    const words = 'Your message has been sent successfully!';
    await expectSent(page, site, { email, words, list: '/contact/getcontact' });
  });
});

test.describe('what a proxy answers in our place', () => {
  test.use({ tolerated: /the server responded with a status of [45]/ });

  test('an opening has its designation chosen, a CV that is too large is refused before anything is sent, and nothing is lost when a proxy refuses the application', async ({
    page,
    site,
  }) => {
    const email = 'application@nair.example';
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/career');
    await page.getByText('Business Analyst', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Apply as Business Analyst' }).click();
    await expect(page.getByLabel('Designation')).toHaveValue('BA');
    const field = page.getByLabel('Your CV');
    await field.setInputFiles(await fileOf(CV_LIMIT + 1, 'cv.pdf'));
    await expect(field).toHaveAccessibleDescription('The file is too large. The limit is 5 MB.');
    await expectAccessible(page);
    await field.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('A life') });
    await expect(field).toHaveAccessibleDescription('Invalid file format. Please upload a PDF, JPG, or PNG.');
    await field.setInputFiles(await fileOf(CV_LIMIT, 'cv.pdf'));
    await expect(field).toHaveAccessibleDescription(/up to 5 MB/);
    expect(sent).toEqual([]);

    await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samples.pdf });
    await fillPerson(page, email);
    await takeTimeToType(page);
    const page502 = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
    await page.route('**/api/career', (route) => route.fulfill(page502), { times: 1 });
    const send = page.getByRole('button', { name: 'Send application' });
    await send.click();
    await expect(
      page.locator('#apply').getByText('The site does not answer. Try again in a minute.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Meera Nair');
    await expect(field).toHaveValue(/cv\.pdf$/);
    await send.click();
    const words = 'Your application has been sent successfully!';
    await expectSent(page, site, { email, words, list: '/career' });
  });
});

test('a product is read about and asked for without leaving the catalogue, and closes to the page it was opened from', async ({
  page,
  site,
}) => {
  const email = 'quote@nair.example';
  await page.goto('/Iot-products');
  expect(await page.getByRole('listitem').filter({ hasText: 'Get Quote' }).count()).toBeGreaterThanOrEqual(9);
  await page.getByRole('link', { name: 'Read More about Soil Moisture Node' }).click();
  await expect(page.getByRole('dialog', { name: 'Soil Moisture Node' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveValue('Soil Moisture Node');
  expect(await page.getByLabel('Product Name').isEditable()).toBe(false);
  await page.getByRole('button', { name: 'Request quote' }).click();
  await expect(page.getByText('All fields are required.')).toBeVisible();
  await expectAccessible(page);
  await fillPerson(page, email);
  await takeTimeToType(page);
  await page.getByRole('button', { name: 'Request quote' }).click();
  const words = 'Quote request submitted successfully!';
  await expectSent(page, site, { email, words, list: '/iot/quote/all' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/Iot-products$/);

  await test.step('opened from a later page', async () => {
    const headers = await signIn(page, site.admin);
    const image = {
      name: 'a.webp',
      mimeType: 'image/webp',
      buffer: await readFile('public/products/field-gateway-480.webp'),
    };
    const product = {
      productName: 'Probe',
      brandName: 'B',
      category: 'C',
      subcategory: 'S',
      description: 'D',
    };
    const multipart = { ...product, specification: '["one line"]', image };
    const added = await page.request.post('/api/iot/prodcuts', { headers, multipart });
    expect(added.status()).toBe(200);
    await page.goto('/Iot-products?page=2');
    const more = page.getByRole('link', { name: /^Read More/ });
    await more.last().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(more.last()).toBeFocused();
    const { _id } = (await added.json()).product;
    await page.request.delete(`/api/iot/prodcuts/${_id}`, { headers });
  });
});
