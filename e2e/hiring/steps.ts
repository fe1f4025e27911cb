import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type Site } from '../lib/fixtures';
import { enter, type Person } from '../lib/people';

const PASSWORD = 'Neem-And-Peepal-11!';

/** Opens an application of the list that is there. */
export async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name: `View ${name}` }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** By its button in the panel, with the mail that is shown. */
export async function setStage(page: Page, panel: Locator, name: string, stage: string) {
  await panel.getByRole('button', { name: stage, exact: true }).click();
  await page
    .getByRole('dialog', { name: `${name}: ${stage}` })
    .getByRole('button', { name: `Set to ${stage}` })
    .click();
  await expect(panel.locator('[aria-current=step]')).toHaveText(stage);
}

/** Whoever is new here opens the mail, chooses a password and goes to work, on a machine of their own. */
export async function beginWork(
  browser: Browser,
  site: Site,
  email: string,
  see: (page: Page) => Promise<void>,
) {
  const linkIn = async () => /http\S+reset-password\S+/.exec((await site.mailTo(email)).text ?? '')?.[0];
  await expect.poll(linkIn).toBeDefined();
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto((await linkIn()) ?? '');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Confirm/).fill(PASSWORD);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('Password reset successful').first()).toBeVisible();
  const employee: Person = { email, password: PASSWORD };
  await enter(page, employee, '/dashboard/career');
  await see(page);
  await context.close();
}
