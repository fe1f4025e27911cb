import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test, waitUntilAwake } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test('a client sees how far a request is and what we wrote, replies, and the staff hear and read it', async ({
  page,
  browser,
  site,
}) => {
  const client = { email: 'asks@textiles.example', password: 'Banyan-Grove-12!' };
  const name = 'Ritu Asks';
  await call(site, 'POST', '/user/register', { ...client, name, mobile: '9818077701' });
  const { text = '' } = await site.mailTo(client.email);
  const admin = await tokenOf(site, site.admin);

  await test.step('whoever has not confirmed the address is told so', async () => {
    await enter(page, client, '/dashboard/account');
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' }).first()).toBeVisible();
    // Elsewhere, by the password: what was open before the first proof of the address ends.
    const link = /verify-email\/(\S+)/.exec(text)?.[1];
    await call(site, 'PUT', `/user/verify-email/${link}`, { password: client.password });
    await signIn(page, client);
  });

  await test.step('who has sent nothing is led to the forms', async () => {
    // What an employee has left behind in this browser: public pages would ask for what a client may not have.
    await page.evaluate(() => localStorage.setItem('staff', '1'));
    await page.goto('/dashboard');
    await expect(page.getByText('You have not sent us a request yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
    expect(await page.evaluate(() => localStorage.getItem('staff'))).toBeNull();
    await expectAccessible(page);
  });

  const demo = { name, email: client.email, phone: '9818077701', city: 'Hisar', requirement: 'crm' };
  await call(site, 'POST', '/quotes', demo);
  const request = page.getByRole('article', { name: /^Demo request/ });
  let quotationId = '';

  await test.step('we write to them, and draft a quotation', async () => {
    const [{ _id: id }] = (
      await call(site, 'GET', `/quotes?q=${encodeURIComponent(name)}&field=name&page=1`, undefined, admin)
    ).items;
    const mail = { resource: 'enquiry', id, subject: 'Your demo', text: 'Is Thursday at eleven right?' };
    await call(site, 'POST', '/mails', mail, admin);
    const { items } = await call(
      site,
      'GET',
      `/people?page=1&q=${encodeURIComponent(client.email)}`,
      undefined,
      admin,
    );
    const ours = {
      legalName: 'PeepalWorks',
      gstin: '06AAPFU0939F1ZZ',
      stateCode: '06',
      address: 'Faridabad',
    };
    await call(site, 'PUT', '/settings/business', ours, admin);
    const written = {
      personId: items[0]._id,
      customer: { name, email: client.email, phone: '9818077701' },
      lines: [{ description: 'CRM for a sales team', quantity: 1, ratePaise: 2_80_000_00, gstPercent: 18 }],
    };
    quotationId = (await call(site, 'POST', '/quotations', written, admin)).quotation._id;
  });

  await test.step('its stage and our answer stand there in plain words, and nothing of a draft', async () => {
    await page.reload();
    await expect(request.getByText('We have it')).toBeVisible();
    await expect(request.getByText('Is Thursday at eleven right?')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your quotations' })).toBeHidden();
  });

  await test.step('a quotation that was sent stands there with what it comes to, and opens', async () => {
    await call(site, 'POST', `/quotations/${quotationId}/send`, {}, admin);
    await page.reload();
    const card = page.getByRole('article', { name: /^Quotation QT/ });
    await expect(card).toContainText('CRM for a sales team');
    await expect(card).toContainText('₹3,30,400.00');
    await expect(card).toContainText('Waiting for your answer');
    await expectAccessible(page);
    await card.getByRole('button', { name: /^Open quotation QT/ }).click();
    await expect(page).toHaveURL(/\/quotation\/[\w-]{43}$/);
    await expect(page.getByRole('article', { name: 'Quotation' })).toContainText('₹3,30,400.00');
    await page.goBack();
    await expect(card).toBeVisible();
  });

  await test.step('a reply is sent and stays in sight', async () => {
    await request.getByRole('button', { name: /^Reply/ }).click();
    await expect(request.getByLabel('Your reply')).toBeFocused();
    await page.keyboard.type('Thursday at eleven it is.');
    await expectAccessible(page);
    await request.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Thank you. We have your reply.')).toBeVisible();
    await expect(request.getByText('Thursday at eleven it is.')).toBeVisible();
    await expect(request.getByRole('button', { name: /^Reply/ })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the staff hear it, and read it beside the record', async () => {
    const desk = waitUntilAwake(await browser.newPage({ baseURL: site.url }));
    await signIn(desk, site.admin);
    await desk.goto('/dashboard');
    await desk.getByRole('button', { name: /^Notifications/ }).click();
    await desk.getByText(`Reply from ${name}`).first().click();
    const panel = desk.getByRole('dialog', { name, exact: true });
    await expect(panel.getByText('Thursday at eleven it is.')).toBeVisible();
    await expectAccessible(desk);
    await desk.close();
  });
});
