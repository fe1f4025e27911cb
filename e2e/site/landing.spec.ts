import { expectAccessible } from '../lib/accessible';
import { expect, REFUSAL, test } from '../lib/fixtures';
import { expectStill, scrollOn, settled, watchShifts } from '../lib/shifts';

const typed = { 'Your Name': 'Kabir Anand', 'Your Email': 'kabir@anand.example', 'Your City': 'Gurugram' };

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  tolerated: new RegExp(`${REFUSAL.source}|api/quotes|Failed to load resource`),
});

test('the landing page tells its story and nothing jumps while it does; its form says what is missing, keeps what was typed, and says what the server and the network do', async ({
  page,
  site,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) || strangers.push(request.url()));
  await watchShifts(page);
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Submit Request' });

  await test.step('its story', async () => {
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

  await test.step('what is missing, also after a reload', async () => {
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    await send.click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await expect(page.getByLabel('Your Phone')).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByLabel(label)).toHaveValue(value);
  });

  await test.step('the words of the server, and of the button until they come', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/quotes', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByLabel('Your Phone').fill('12');
    await page.getByRole('combobox').selectOption('hrm');
    await send.click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    held.resolve();
    await expect(page.getByText('Error: Phone must be a number of 6 to 15 digits.')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Kabir Anand');
    await expect(send).toBeVisible();
  });

  await test.step('the network fails', async () => {
    await page.unroute('**/api/quotes');
    await page.route('**/api/quotes', (route) => route.abort('connectionaborted'));
    await page.getByLabel('Your Phone').fill('98180 40101');
    await send.click();
    await expect(page.getByText('Error: Something went wrong')).toBeVisible();
    await expect(page.getByLabel('Your Email')).toHaveValue('kabir@anand.example');
  });
});
