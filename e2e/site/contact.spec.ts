import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { fileOf } from '../lib/files';
import { expect, productAddress, type Site, takeTimeToType, test } from '../lib/fixtures';

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Your Name').fill('Meera Nair');
  await page.getByLabel('Your Email').fill(email);
  await page.getByLabel('Your Phone').fill('98180 40155');
}

/** Each public form: where it stands, what it asks beyond the person, what its button and its success say. */
const forms = [
  {
    what: 'an enquiry',
    path: async () => '/contact-us',
    list: '/contact/getcontact',
    fill: (page: Page) => page.getByLabel('Your City').fill('Palwal'),
    button: 'Send enquiry',
    sent: 'Your message has been sent successfully!',
  },
  {
    what: 'an application',
    path: async () => '/career?designation=BA',
    list: '/career',
    fill: (page: Page) => page.getByLabel('Your CV').setInputFiles(CV),
    button: 'Send application',
    sent: 'Your application has been sent successfully!',
  },
  {
    what: 'a quote',
    path: (site: Site) => productAddress(site, 'Cold Room Sentinel', 'quote'),
    list: '/iot/quote/all',
    fill: (page: Page) => expect(page.getByLabel('Product Name')).toHaveValue('Cold Room Sentinel'),
    button: 'Request quote',
    sent: 'Quote request submitted successfully!',
  },
];

/** What staff see of the newest submission of that address. */
async function stored(site: Site, list: string, email: string) {
  const answer = await fetch(`${site.url}/api${list}`, { headers: await adminHeaders(site) });
  const rows: { email: string }[] = await answer.json();
  return rows.find((row) => row.email === email);
}

async function adminHeaders(site: Site) {
  const login = await fetch(`${site.url}/api/user/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(site.admin),
  });
  const { token } = await login.json();
  return { authorization: `Bearer ${token}` };
}

for (const { what, path, list, fill, button, sent } of forms) {
  test(`${what} is refused beside its fields, kept over a reload, sent, and its consent stored`, async ({
    page,
    site,
  }, info) => {
    const email = `${info.project.name}.${button.replace(' ', '.')}@nair.example`.toLowerCase();
    await page.goto(await path(site));
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expectAccessible(page);
    await fillPerson(page, email);
    await page.reload();
    await expect(page.getByLabel('Your Email')).toHaveValue(email);
    await fill(page);
    await takeTimeToType(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status').getByText(sent).first()).toBeVisible();
    await expect(page.getByText(/Your reference number is \S{6,}/)).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('');
    expect(await stored(site, list, email)).toMatchObject({
      consentVersion: '2026-11',
      consentText: expect.stringContaining('privacy policy'),
    });
  });
}

test('a CV that is too large or of another kind is refused at its field before anything is sent, and an opening has its designation chosen', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/career');
  const field = page.getByLabel('Your CV');
  const LIMIT = 5 * 1024 * 1024;
  await field.setInputFiles(await fileOf(LIMIT + 1, 'cv.pdf'));
  await expect(field).toHaveAccessibleDescription('The file is too large. The limit is 5 MB.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  await field.setInputFiles({ ...CV, buffer: Buffer.alloc(0) });
  await expect(field).toHaveAccessibleDescription('The file is empty. Please choose another one.');
  await field.setInputFiles({ ...CV, name: 'cv.txt', mimeType: 'text/plain' });
  await expect(field).toHaveAccessibleDescription('Invalid file format. Please upload a PDF, JPG, or PNG.');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(toast).toHaveText('Invalid file format. Please upload a PDF, JPG, or PNG.');
  await expect(field).toHaveValue('');
  await field.setInputFiles(await fileOf(LIMIT, 'cv.pdf'));
  await expect(field).toHaveAccessibleDescription(/up to 5 MB/);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(/cv\.pdf$/);
  expect(sent).toEqual([]);

  await page.getByText('Business Analyst', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Apply as Business Analyst' }).click();
  await expect(page.getByLabel('Designation')).toHaveValue('BA');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  for (const { what, path, fill, button, sent } of forms) {
    test(`${what} goes by a plain POST, and comes back with what was typed when it is refused`, async ({
      page,
      site,
    }, info) => {
      const email = `nojs.${info.project.name}.${button.replace(' ', '.')}@nair.example`.toLowerCase();
      await page.goto(await path(site));
      await fillPerson(page, email);
      await page.getByLabel('Your Phone').fill('12');
      await fill(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Phone must be a number of 6 to 15 digits.').first()).toBeVisible();
      await expect(page.getByLabel('Your Name')).toHaveValue('Meera Nair');
      await page.getByLabel('Your Phone').fill('98180 40155');
      await fill(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(sent)).toBeVisible();
      await expect(page.getByText(/Your reference number is \S{6,}/)).toBeVisible();
      expect((await site.mailTo(email)).subject).toBeTruthy();
    });
  }
});

test('a product is read about and asked for without leaving the catalogue', async ({ page }) => {
  await page.goto('/Iot-products');
  expect(await page.getByRole('listitem').filter({ hasText: 'Get Quote' }).count()).toBeGreaterThanOrEqual(9);
  await page.getByRole('link', { name: 'Read More about Soil Moisture Node' }).click();
  await expect(page.getByRole('dialog', { name: 'Soil Moisture Node' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveValue('Soil Moisture Node');
  expect(await page.getByLabel('Product Name').isEditable()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/Iot-products$/);
  expect((await page.goto('/Iot-products?product=gone'))?.status()).toBe(404);
  await expect(page.getByText('That product is not in the catalogue any more.')).toBeVisible();
});

test('a product opened from a later page closes to that page', async ({ page, request, site }) => {
  const headers = await adminHeaders(site);
  const image = {
    name: 'a.webp',
    mimeType: 'image/webp',
    buffer: await readFile('public/products/field-gateway-480.webp'),
  };
  const words = { productName: 'Probe', brandName: 'B', category: 'C', subcategory: 'S', description: 'D' };
  const multipart = { ...words, specification: '["one line"]', image };
  const added = await request.post('/api/iot/prodcuts', { headers, multipart });
  expect(added.status()).toBe(200);
  await page.goto('/Iot-products?page=2');
  const more = page.getByRole('link', { name: /^Read More/ });
  await more.last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(more.last()).toBeFocused();
  const { product } = await added.json();
  await request.delete(`/api/iot/prodcuts/${product._id}`, { headers });
});
