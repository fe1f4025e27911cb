import { expect, signIn, test } from '../lib/fixtures';

/** Would tell on the page that it ran; the content security policy would put it in the console besides. */
const IMG = '<img src=x onerror="ran=1">';
const LINK = 'javascript:ran=1';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: `${IMG}.png`, mimeType: 'image/png', buffer: PNG };
const person = { name: IMG, email: 'sly@text.example', phone: '98180 40119', city: LINK };

test('attack 24: markup and script addresses in every field are words in every list, dialog, mail and page', async ({
  page,
  request,
  site,
}) => {
  const headers = await signIn(page, site.admin);
  const { name, email, phone } = person;
  const product = {
    productName: IMG,
    brandName: LINK,
    category: IMG,
    subcategory: LINK,
    description: `${IMG} ${LINK}`,
    specification: JSON.stringify([IMG, LINK]),
  };
  const employee = {
    name,
    employeeId: '<svg onload=x>',
    mobile: phone,
    email: 'sly@staff.example',
    jobrole: LINK,
  };
  const hired = { dateOfJoining: '2025-04-01', isWorking: true, role: 'employee' };
  const followup = { name, mobile: phone, email, status: 'Pending', remarks: [{ val: IMG }, { val: LINK }] };
  const account = { name, email: 'sly@account.example', mobile: phone, password: 'Peepal-Tree-77!' };
  const application = { name, email, phone, designation: 'WBD', experience: LINK };
  const sent = [
    await request.post('/api/quotes', { data: { ...person, requirement: 'crm' } }),
    await request.post('/api/contact/fillcontact', { data: person }),
    await request.post('/api/iot/quote/iot/quote/products', {
      data: { name, email, phone, productName: LINK },
    }),
    await request.post('/api/career', { multipart: { ...application, resume: photo } }),
    await request.post('/api/iot/prodcuts', { headers, multipart: { ...product, image: photo } }),
    await request.post('/api/employee', { headers, data: { ...employee, ...hired } }),
    await request.post('/api/followup', { headers, data: followup }),
    await request.post('/api/user/register', { data: account }),
  ];
  for (const answer of sent) expect([answer.url(), answer.status()]).toEqual([answer.url(), 200]);

  const lists = {
    enquiry: '/api/quotes',
    'contact-list': '/api/contact/getcontact',
    'products/quote': '/api/iot/quote/all',
    career: '/api/career',
    products: '/api/iot/prodcuts/all',
    employees: '/api/employee',
    followups: '/api/followup',
    users: '/api/user/all-users',
  };
  const quiet = async () => {
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('img[src="x"], [onerror], a[href^="javascript:"]').count()).toBe(0);
  };
  let shown = '';
  for (const [path, url] of Object.entries(lists)) {
    const rows: Record<string, string>[] = await (await request.get(url, { headers })).json();
    const id = rows.find((row) => [row.name, row.productName].includes(IMG))?._id ?? '';
    if (path === 'products') shown = id;
    for (const way of ['view', 'edit']) {
      // The forms are built of the same parts.
      if (way === 'edit' && path !== 'products') continue;
      await page.goto(`/dashboard/${path}?${way}=${id}`);
      const dialog = page.getByRole('dialog');
      if (way === 'view') await expect(dialog).toContainText(IMG);
      else await expect(dialog.getByLabel(/name/i).first()).toHaveValue(IMG);
      // The list stands behind the dialog.
      await expect(
        page.getByRole('row', { includeHidden: true }).filter({ hasText: IMG }).first(),
      ).toBeAttached();
      await quiet();
    }
  }

  await page.goto('/dashboard');
  await expect(page.getByText(IMG).first()).toBeVisible();
  await quiet();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('<img src');
  await expect(page.getByRole('option').filter({ hasText: IMG }).first()).toBeVisible();
  await quiet();
  await page.goto(`/Iot-products?product=${shown}`);
  await expect(page.getByText(IMG).first()).toBeVisible();
  await quiet();
  const mail = await site.mailTo(email);
  expect(mail.html).not.toMatch(/<img|<[^>]*\son\w+=|href="javascript/);
  // The page before it may still be about to wake up.
  await page.goto('about:blank');
  await page.setContent(mail.html ?? '');
  await expect(page.getByText(IMG).first()).toBeVisible();
  await quiet();
  // Visitors of this site read the catalogue after it, and its titles are looked at.
  expect((await request.delete(`/api/iot/prodcuts/${shown}`, { headers })).status()).toBe(200);
});
