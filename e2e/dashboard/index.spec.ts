import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';

test('the index tells an admin what there is, what is new, what is due and how the house is', async ({
  page,
  request,
  site,
}) => {
  const headers = await signIn(page, site.admin);
  const name = 'Ishita Rathi';
  const enquiry = { name, email: 'ishita@index.example', phone: '98180 40404', city: 'Palwal' };
  await request.post('/api/quotes', { data: { ...enquiry, requirement: 'hrm' } });
  const { _id: ownerId } = await (await request.get('/api/user/me', { headers })).json();
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const day = (ago: number) => calendar.format(Date.now() - ago * 24 * 3600 * 1000);
  const lead = { name: `Late ${name}`, mobile: '9818040405', email: 'late@index.example', status: 'Pending' };
  const data = { ...lead, ownerId, nextDate: day(3), remarks: [{ val: 'Asked for a call.' }] };
  expect((await request.post('/api/followup', { headers, data })).status()).toBe(200);
  let trouble: object = { failed: 1, waiting: 12, waitingSince: '2026-01-05T09:30:00.000Z' };
  await page.route('**/api/outbox/trouble', (route) => route.fulfill({ json: trouble }));
  await page.goto('/dashboard?days=30');

  await test.step('the sidebar has all that an admin may see', async () => {
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    // How much waits there is no part of an entry's name.
    const titles = (await links.allTextContents()).map((text) => text.replace(/\d.*$/, ''));
    const first = ['Dashboard', 'Users', 'Career', 'Openings', 'Enquiry', 'Contact', 'IOT Products'];
    const second = ['IOT Products Quote', 'Quotations', 'Price list', 'Employee', 'Follow Ups'];
    const third = ['Stage mails', 'People', 'Spam', 'Trash', 'Leads', 'Hiring', 'Activity', 'Outbox'];
    const last = ['Mail templates', 'Website', 'Media', 'Addresses', 'Privacy', 'Settings', 'My account'];
    expect(titles).toEqual([...first, ...second, ...third, ...last]);
    await expectAccessible(page, { frame: true });
  });

  await test.step('nine cards with their week', async () => {
    const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(cards.nth(0)).toContainText('Total Users');
    await expect(cards.nth(1)).toContainText(/Enquiry Requests\s*\d+\s*\+\d+ this week, up from none/);
    await expect(cards.nth(5)).toContainText('Total RP');
    await expect(cards.nth(8)).toContainText('Total Follow Ups');
    const [upper = 0, , , , , lower = 0] = await cards.evaluateAll((all) =>
      all.map(({ clientHeight }) => clientHeight),
    );
    expect(lower, 'the second row is no higher than its figures').toBeLessThan(1.3 * upper);
    const arrived = cards.nth(1).getByRole('link', { name: /this week/ });
    await expect(arrived).toHaveAttribute('href', `/dashboard/enquiry?from.date=${day(6)}&to.date=today`);
    await expect(page.getByRole('link', { name: /Total CP/ })).toHaveAttribute(
      'href',
      '/dashboard/users?is.role=corporate',
    );
  });

  await test.step('how the house is', async () => {
    const system = page.getByRole('region', { name: 'System' });
    await expect(system.getByText('Last backup')).toBeVisible();
    await expect(system.getByText(/of .* free/)).toBeVisible();
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

  await test.step('attack 35: an admin is warned while mails do not go out, and no longer', async () => {
    const warning = page.getByRole('main').getByText('Mails are not going out');
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: /^Notifications.*, Mails are not going out$/ }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Mails are not going out/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/outbox\?status=queued$/);
    trouble = { failed: 0, waiting: 0, waitingSince: null };
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Latest activity' })).toBeVisible();
    await expect(warning).toBeHidden();
  });

  await test.step('what is due and what happened lead to their records', async () => {
    const waiting = page.getByRole('region', { name: 'Waiting for you today' });
    await expect(waiting.getByRole('link', { name: `Late ${name}` })).toContainText('3 days late');
    await expect(waiting.getByRole('link', { name: `Late ${name}` })).toContainText('Asked for a call.');
    const latest = page.getByRole('region', { name: 'Latest activity' });
    await expect(latest.getByRole('link', { name: 'All activity' })).toBeVisible();
    // What comes in above moves the link: a press that is on its way would meet something else.
    await expect(page.getByRole('link', { name: /^Unplanned/ })).toBeVisible();
    await latest.getByRole('link', { name: `Visitor added ${name}` }).click();
    await expect(page).toHaveURL(/\/dashboard\/enquiry\?record=/);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  });
});
