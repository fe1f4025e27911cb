import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, logIn, signIn, test } from '../lib/fixtures';

const linkIn = (text: string | undefined) => new URL(/http\S+/.exec(text ?? '')?.[0] ?? '').pathname;

test('a client registers and is signed in, confirms the address elsewhere, logs in, forgets the password and chooses a new one', async ({
  page,
  site,
}) => {
  const client = { email: 'client@textiles.example', password: 'Banyan-Grove-12!' };

  await test.step('registering asks for the terms, mails a link and leads where one wanted to go', async () => {
    await page.goto('/dashboard/account');
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Faccount$/);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Ritu Saini');
    await page.getByLabel('Email').fill(client.email);
    await page.getByLabel('Password', { exact: true }).fill(client.password);
    await page.getByLabel('Mobile').fill('9818077777');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/register\?/);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Registered successfully.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/account$/);
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('the link confirms the address, once', async () => {
    const link = linkIn((await site.mailTo(client.email)).text);
    const confirm = async (password: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
    };
    await page.goto(link);
    await expectAccessible(page);
    await confirm('Banyan-Grove-13!');
    await expect(page.getByText('This is not the password of the account.').first()).toBeVisible();
    await confirm(client.password);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Your email address is already confirmed.')).toBeVisible();
  });

  await test.step('a wrong password is refused in words, the right one opens the dashboard', async () => {
    await page.goto('/login');
    await expectAccessible(page);
    await logIn(page, { ...client, password: 'Banyan-Grove-13!' });
    await expect(page.getByText('The email or the password is wrong.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(client.email);
    await page.getByLabel('Password', { exact: true }).fill(client.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Enquiry Requests')).toBeVisible();
  });

  await test.step('the token alone, copied elsewhere, opens nothing', async () => {
    const token = await page.evaluate(() => localStorage.getItem('user'));
    const answer = await fetch(`${site.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  await test.step('a forgotten password is replaced by a link that came by mail', async () => {
    await page.goto('/forgot-password');
    await expectAccessible(page);
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('button', { name: /reset|send/i }).click();
    await expect(page.getByText('Password reset email sent successfully').first()).toBeVisible();
    await eventually(async () => (await site.mailTo(client.email)).subject).toBe(
      'Reset your PeepalWorks password',
    );
    const link = linkIn((await site.mailTo(client.email)).text);
    await page.goto('/reset-password');
    const pasted = page.getByLabel('Link or code from our mail');
    const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel(/Confirm/)];
    const save = page.getByRole('button', { name: 'Save password' });
    await pasted.fill('the one of Monday');
    await first.fill('abc');
    await expect(page.getByText('Weak')).toBeVisible();
    await second.fill('abc');
    await save.click();
    const tooWeak = 'Password is too weak. Please use a stronger password.';
    await expect(page.getByText(tooWeak).first()).toBeVisible();
    await first.fill('Neem-And-Peepal-3!');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await second.fill('something else');
    await save.click();
    await expect(page.getByText('Passwords do not match.').first()).toBeVisible();
    await second.fill('Neem-And-Peepal-3!');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(first).toHaveAttribute('type', 'text');
    await save.click();
    await expect(page.getByText('This is neither the link nor the code of our mail.')).toBeVisible();
    await expect(pasted).toBeFocused();
    await expectAccessible(page);
    await expect(second).toHaveValue('Neem-And-Peepal-3!');
    await pasted.fill(`  ${link} `);
    await save.click();
    await expect(page.getByText('Password reset successful').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { ...client, password: 'Neem-And-Peepal-3!' });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('whoever is signed in confirms the address by opening the link', async () => {
    const another = { email: 'signed@textiles.example', password: 'Banyan-Grove-12!' };
    const data = { ...another, name: 'Ritu Saini', mobile: '9818077778' };
    await page.request.post('/api/user/register', { data });
    await signIn(page, another);
    await page.goto(linkIn((await site.mailTo(another.email)).text));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Your email address is already confirmed.')).toBeVisible();
    await page.getByRole('link', { name: 'See my requests' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
