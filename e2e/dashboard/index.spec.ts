import { expectAccessible } from '../lib/accessible';
import { type APIRequestContext, expect, type Site, signIn, test } from '../lib/fixtures';

/** Their mail has the link that sets a first password. */
async function invite(request: APIRequestContext, site: Site, headers: Record<string, string>, data: object) {
  const person = { email: '', ...data, password: 'Gulmohar-Avenue-5!' };
  expect((await request.post('/api/user/invite', { headers, data })).status()).toBe(200);
  const mail = await site.mailTo(person.email);
  const token = /reset-password\/([\w-]+)/.exec(mail.text ?? '')?.[1];
  const { password } = person;
  await request.put(`/api/user/reset-password/${token}`, { data: { password } });
  return person;
}

const enquiryOf = (name: string, email = `${name.toLowerCase().replaceAll(' ', '.')}@index.example`) => ({
  name,
  email,
  phone: '98180 40404',
  city: 'Palwal',
  requirement: 'hrm',
});

test('the index tells an admin what there is, what is new and what is due', async ({
  page,
  request,
  site,
}, info) => {
  const headers = await signIn(page, site.admin);
  const name = `Ishita Rathi ${info.project.name}`;
  await request.post('/api/quotes', { data: enquiryOf(name) });
  const { _id: ownerId } = await (await request.get('/api/user/me', { headers })).json();
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const due = calendar.format(Date.now() - 3 * 24 * 3600 * 1000);
  const lead = { name: `Late ${name}`, mobile: '9818040405', email: 'late@index.example', status: 'Pending' };
  const data = { ...lead, ownerId, nextDate: due, remarks: [{ val: 'Asked for a call.' }] };
  expect((await request.post('/api/followup', { headers, data })).status()).toBe(200);

  await test.step('nine cards with their week', async () => {
    await page.goto('/dashboard?days=30');
    const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(cards.nth(0)).toContainText('Total Users');
    await expect(cards.nth(1)).toContainText(/Enquiry Requests\s*\d+\s*\+\d+ this week, up from none/);
    await expect(cards.nth(5)).toContainText('Total RP');
    await expect(cards.nth(8)).toContainText('Total Follow Ups');
    const [first = 0, , , , , second = 0] = await cards.evaluateAll((all) =>
      all.map(({ clientHeight }) => clientHeight),
    );
    expect(second, 'the second row is no higher than its figures').toBeLessThan(1.3 * first);
    const arrived = cards.nth(1).getByRole('link', { name: /this week/ });
    const day = (days: number) => calendar.format(Date.now() - days * 24 * 3600 * 1000);
    await expect(arrived).toHaveAttribute('href', `/dashboard/enquiry?from.date=${day(6)}&to.date=today`);
    const week = Number(/\d+/.exec((await arrived.textContent()) ?? '')?.[0]);
    const listed = await request.get(`/api/quotes?page=1&from.date=${day(6)}&to.date=today`, { headers });
    expect((await listed.json()).total).toBe(week);
    await expect(page.getByRole('link', { name: /Total CP/ })).toHaveAttribute(
      'href',
      '/dashboard/users?is.role=corporate',
    );
  });

  await test.step('the plot is read with the keyboard, or as a table', async () => {
    const plot = page.getByRole('slider', { name: 'Enquiries over time' });
    await plot.focus();
    await expect(plot).toHaveAttribute('aria-valuetext', /^[1-9]\d* on \d\d\/\d\d\/\d{4}$/);
    const today = (await plot.getAttribute('aria-valuetext')) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(plot).not.toHaveAttribute('aria-valuetext', today);
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute('aria-valuetext', /^0 on/);
    await page.keyboard.press('End');
    await expect(plot).toHaveAttribute('aria-valuetext', today);
    await page.getByRole('button', { name: 'Show table: Enquiries over time' }).click();
    const rows = page.getByRole('table', { name: 'Enquiries over time' }).getByRole('row');
    await expect(rows).toHaveCount(31);
    await expect(rows.last()).toContainText(today.split(' ').at(-1) ?? '');
    await expect(page.getByRole('link', { name: /HRM Development/ })).toHaveAttribute(
      'href',
      /enquiry\?is\.requirement=hrm&from\.date=\d{4}-\d\d-\d\d&to\.date=today$/,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show plot: Enquiries over time' }).click();
    await page.getByRole('link', { name: '365 days' }).click();
    await expect(page).toHaveURL(/days=365/);
    await expect(page.getByRole('heading', { name: 'The last 365 days' })).toBeVisible();
  });

  await test.step('what is due and what happened lead to their records', async () => {
    const waiting = page.getByRole('region', { name: 'Waiting for you today' });
    await expect(waiting.getByRole('link', { name: `Late ${name}` })).toContainText('3 days late');
    await expect(waiting.getByRole('link', { name: `Late ${name}` })).toContainText('Asked for a call.');
    await page
      .getByRole('region', { name: 'Latest activity' })
      .getByRole('link', { name: `Visitor added ${name}` })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/enquiry\?record=/);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  });
});

test('an employee sees no users, and a client only what is their own', async ({
  page,
  request,
  site,
}, info) => {
  const login = await request.post('/api/user/admin-login', { data: site.admin });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const at = (who: string) => `${who}.${info.project.name}@index.example`;
  const [employee, client] = [
    await invite(request, site, headers, { name: 'Esha Rawat', email: at('esha'), role: 'employee' }),
    await invite(request, site, headers, { name: 'Kabir Sethi', email: at('kabir'), role: 'business' }),
  ];
  await request.post('/api/quotes', { data: enquiryOf('Kabir Sethi', client.email) });
  await request.post('/api/quotes', { data: enquiryOf('Somebody Else') });

  await test.step('the employee', async () => {
    await signIn(page, employee);
    await page.goto('/dashboard');
    const rp = page.getByRole('listitem').filter({ hasText: 'Total RP' });
    await expect(rp).toContainText(/this week/);
    await expect(rp.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('Total Users')).toHaveCount(0);
    await expect(page.getByText('Nothing is due.')).toBeVisible();
  });

  await test.step('the client', async () => {
    await signIn(page, client);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Kabir' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Enquiry Requests\s*1$/ })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Demo request: HRM Development' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Book a demo/ })).toBeVisible();
    await expect(page.getByText('Latest activity')).toHaveCount(0);
    await expectAccessible(page);
  });
});
