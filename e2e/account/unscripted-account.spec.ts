import { LATER } from '../../src/ui/shell/wake-script';
import { expect, isAwake, logIn, test } from '../lib/fixtures';

const LOGIN_FAILED = 'You are not signed in yet: this page had not finished loading.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('the login says what it needs, keeps the address and never the password', async ({ page, site }) => {
    await page.goto('/login?next=/dashboard/account');
    await expect(page.locator('noscript p')).toHaveText(/^Signing in needs JavaScript\./);
    await page.getByRole('checkbox').check();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await logIn(page, site.admin);
    expect((await answered).status()).toBe(400);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^Signing in needs JavaScript\./);
    await expect(page.getByLabel('Email')).toHaveValue(site.admin.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByRole('checkbox')).toBeChecked();
    expect(new URL(page.url()).search).toBe('?next=/dashboard/account');
    expect(await page.content()).not.toContain(site.admin.password);
  });

  test('who registers is told what comes next, and who is refused keeps what was typed', async ({
    page,
    site,
  }, info) => {
    const email = `unscripted.${info.project.name}@textiles.example`;
    await page.goto('/register');
    await page.getByLabel('Name').fill('Ritu Saini');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mobile').fill('9818077780');
    await page.getByRole('checkbox').check();
    for (const [password, words] of [
      ['password', 'This password is one of the first that are guessed. Please choose another.'],
      ['Banyan-Grove-12!', 'Registered successfully. Check your inbox to confirm your address.'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect((await site.mailTo(email)).subject).toBeTruthy();
  });

  test('a link for a new password is sent, and the dashboard says what it needs', async ({ page, site }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(site.admin.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Check your inbox.')).toBeVisible();
    await page.goto('/dashboard/enquiry');
    await expect(page.locator('noscript p')).toHaveText(/^The dashboard needs JavaScript\./);
    await expect(page.locator('noscript p')).toBeInViewport();
    await page.locator('noscript a').click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});

test('who signs in before the scripts have come is asked again, and then let in', async ({
  context,
  site,
}) => {
  // Not the page of the fixtures, which waits for the scripts.
  const page = await context.newPage();
  let isPosted = false;
  page.on('request', (request) => {
    isPosted ||= request.method() === 'POST';
  });
  await page.route('**/*.js', (route) => (isPosted ? route.continue() : route.abort()));
  await page.goto(`${site.url}/login?next=/dashboard/account`);
  await logIn(page, site.admin);
  await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
  await page.waitForFunction(isAwake, LATER.script);
  await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(site.admin.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(site.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/account$/);
});
