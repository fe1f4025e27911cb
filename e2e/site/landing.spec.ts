import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { expectStill, scrollOn, settled, watchShifts } from '../lib/shifts';

const typed = { 'Your Name': 'Kabir Anand', 'Your Email': 'kabir@anand.example', 'Your City': 'Gurugram' };

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the landing page tells its story, and nothing jumps while it does', async ({ page, site }) => {
    const strangers: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || strangers.push(request.url()));
    await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Let's get to work/);
    await expect(page.getByText('See how we can put AI to work for your people.')).toBeVisible();
    for (const stat of ['100+', '30+', '90+', 'Finished Projects', 'Created Jobs', 'Happy Customers']) {
      await expect(page.getByText(stat, { exact: true })).toBeVisible();
    }
    await scrollOn(page);
    await page.evaluate(settled);
    await expectStill(page);
    expect(strangers).toEqual([]);
  });
});

test('a form that is not complete says so beside the fields and keeps what was typed, over a reload too; the server’s own words reach the visitor, and the button says what happens', async ({
  page,
}) => {
  await page.goto('/');
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('All fields are required.')).toBeVisible();
  await expect(page.getByLabel('Your Phone')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/quotes', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Your Phone').fill('12');
  await page.getByRole('combobox').selectOption('hrm');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(page.getByText('Error: Phone must be a number of 6 to 15 digits.')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Kabir Anand');
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible();
});

test.describe('when the network fails', () => {
  test.use({ tolerated: /api\/quotes|Failed to load resource/ });

  test('it is told, and nothing typed is lost', async ({ page }) => {
    await page.goto('/');
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Your Phone').fill('98180 40101');
    await page.getByRole('combobox').selectOption('hrm');
    await page.route('**/api/quotes', (route) => route.abort('connectionaborted'));
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Error: Something went wrong')).toBeVisible();
    await expect(page.getByLabel('Your Email')).toHaveValue('kabir@anand.example');
  });
});

test.describe('without JavaScript', () => {
  // The browser drops the scripts that the page offers.
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('the page reads whole and the form is sent by a plain POST', async ({ page, site }, info) => {
    const email = `nojs.${info.project.name}@anand.example`;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByLabel('Your Name').fill('Kabir Anand');
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Your Phone').fill('12');
    await page.getByLabel('Your City').fill('Gurugram');
    await page.getByRole('combobox').selectOption('hrm');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Phone must be a number of 6 to 15 digits.').first()).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Kabir Anand');
    await page.getByLabel('Your Phone').fill('98180 40101');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Your demo request has been sent successfully!')).toBeVisible();
    expect((await site.mailTo(email)).text).toContain('HRM Development');
  });
});

test('an address that does not exist is a true 404 with a way back', async ({ page }) => {
  await page.goto('/');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Go Back' })
    .or(page.getByRole('link', { name: 'Go Back' }))
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Let's get to work/);
  expect((await page.goto('/dashboard/no-such-list'))?.status()).toBe(404);
});
