import { LATER } from '../../src/ui/shell/wake-script';
import { expect, isAwake, logIn, test } from '../lib/fixtures';

const LOGIN_FAILED = 'You are not signed in yet: this page had not finished loading.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('the pages of an account say what they need and what comes next, keep what was typed and never the password', async ({
    page,
    site,
  }) => {
    const client = { email: 'unscripted@textiles.example', password: 'Banyan-Grove-12!' };
    const password = page.getByLabel('Password', { exact: true });

    await test.step('the login', async () => {
      await page.goto('/login?next=/dashboard/account');
      const needs = page.locator('noscript p');
      await expect(needs).toHaveText(/^Signing in needs JavaScript\./);
      await page.getByRole('checkbox').check();
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await logIn(page, site.admin);
      expect((await answered).status()).toBe(400);
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText(LOGIN_FAILED)).toBeVisible();
      await expect(needs).toHaveText(/^Signing in needs JavaScript\./);
      await expect(page.getByLabel('Email')).toHaveValue(site.admin.email);
      await expect(password).toHaveValue('');
      await expect(page.getByRole('checkbox')).toBeChecked();
      expect(new URL(page.url()).search).toBe('?next=/dashboard/account');
      expect(await page.content()).not.toContain(site.admin.password);
    });

    await test.step('an account is made, after a refusal', async () => {
      await page.goto('/register');
      await page.getByLabel('Name').fill('Ritu Saini');
      await page.getByLabel('Email').fill(client.email);
      await page.getByLabel('Mobile').fill('9818077780');
      await page.getByRole('checkbox').check();
      for (const [typed, words] of [
        ['password', 'This password is one of the first that are guessed. Please choose another.'],
        [client.password, 'Registered successfully. Check your inbox to confirm your address.'],
      ] as const) {
        await password.fill(typed);
        await page.getByRole('button', { name: 'Sign Up' }).click();
        await expect(page.getByText(words).first()).toBeVisible();
      }
      await expect(page.getByLabel('Email')).toHaveValue('');
    });

    await test.step('its address is confirmed with its password', async () => {
      const { text } = await site.mailTo(client.email);
      await page.goto(/http\S+verify-email\S+/.exec(text ?? '')?.[0] ?? '');
      for (const [typed, words] of [
        ['Banyan-Grove-13!', 'This is not the password of the account.'],
        [client.password, 'Your email address is confirmed.'],
      ] as const) {
        await password.fill(typed);
        await page.getByRole('button', { name: 'Confirm my address' }).click();
        await expect(page.getByText(words).first()).toBeVisible();
      }
    });

    await test.step('a link for a new password is sent, and the dashboard says what it needs', async () => {
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
