import type { Page } from '@playwright/test';
import { nextDays } from '../../src/features/followup/ui/next-days';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { book, call, enter, tokenOf } from '../lib/people';

const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Nobody can be called from here, and nothing beyond the site is opened. */
const stayHere = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && /^(?:tel:|https:\/\/wa\.me)/.test(link.href)) event.preventDefault();
    }),
  );

test('a mail with a template goes out from the panel, is not lost on the way, and stands on the timeline', async ({
  page,
  site,
}, info) => {
  const name = `Tara Talk ${info.project.name}`;
  const title = `Answer ${info.project.name}`;
  await book(site, name);
  const token = await tokenOf(site, site.admin);
  const template = {
    name: title,
    subject: 'About {requirement}',
    text: 'Hello {firstName},\n\nwhen may I call?',
  };
  await call(site, 'POST', '/mail-templates', template, token);
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const panel = panelOf(page, name);
  await panel.getByRole('button', { name: /^Write to tara/ }).click();
  await panel.getByLabel('Template').selectOption({ label: title });
  await expect(panel.getByLabel('Subject')).toHaveValue('About CRM Development');
  await panel.getByLabel('Text', { exact: true }).fill('Hello Tara,\n\nmay I call at four?');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await expect(panel.getByRole('region', { name: 'Preview' })).toContainText('may I call at four?');
  await expectAccessible(page);

  // Whoever closes the panel finds the mail again.
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await page
    .getByRole('dialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await page.getByRole('button', { name: `View ${name}` }).click();
  await expect(panel.getByLabel('Text', { exact: true })).toHaveValue('Hello Tara,\n\nmay I call at four?');
  await panel.getByLabel('Subject').focus();
  await page.keyboard.press('Control+Enter');
  const address = `${name.toLowerCase().replaceAll(' ', '.')}@shell.example`;
  const next = page.getByRole('dialog', { name: 'What is next?' });
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByText(`The mail goes to ${address}`)).toBeVisible();
  await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Tomorrow ?? '');

  await expect.poll(async () => (await site.mailTo(address)).subject).toBe('About CRM Development');
  const mail = await site.mailTo(address);
  expect(mail.text).toContain('may I call at four?');
  expect(mail.replyTo?.[0]?.address).toBe(site.admin.email);

  const { items } = await call(
    site,
    'GET',
    `/quotes?page=1&field=name&q=${encodeURIComponent(name)}`,
    undefined,
    token,
  );
  const timeline = await call(site, 'GET', `/people/${items[0].personId}/timeline`, undefined, token);
  expect(
    timeline.items.filter(({ text }: { text: string }) => text.includes('may I call at four?')),
  ).toHaveLength(1);
});

test('how a call or a message went is logged by one press where one comes back to it', async ({
  page,
  site,
}, info) => {
  const name = `Wasim Wire ${info.project.name}`;
  await book(site, name);
  await enter(page, site.admin, '/dashboard/enquiry');
  await stayHere(page);
  await page.getByRole('button', { name: `View ${name}` }).click();
  const panel = panelOf(page, name);
  const asked = panel.getByRole('region', { name: 'How did it go?' });
  await panel.getByRole('link', { name: /^WhatsApp/ }).click();
  await expect(asked.getByRole('button', { name: 'Sent' })).toBeInViewport();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Sent' }).click();
  const next = page.getByRole('dialog', { name: 'What is next?' });
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(next).toBeHidden();
  await expect(page.getByText('Logged: Sent')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Tomorrow ?? '');

  await panel.getByRole('link', { name: /^Call/ }).click();
  await asked.getByRole('button', { name: 'Call back at…' }).click();
  await asked.getByRole('button', { name: 'Thursday' }).click();
  await asked.getByLabel('Time').fill('16:30');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Logged: Call back')).toBeVisible();
  await expect(panel.getByRole('form', { name: 'Work on it' }).getByLabel('Time')).toHaveValue('16:30');

  await panel.getByRole('link', { name: /^Call/ }).click();
  await asked.getByRole('button', { name: 'Skip' }).click();
  await expect(asked).toHaveCount(0);
});
