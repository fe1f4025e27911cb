import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, test, waitUntilAwake } from '../lib/fixtures';
import { addPerson, enter } from '../lib/people';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function apply(page: Page, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@desk.example`;
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name, email, phone: '98180 40178', designation: 'WBD' },
      resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV },
    },
  });
  expect(sent.status()).toBe(200);
  return email;
}

const listOf = (mark: string) => `/dashboard/career?q=${encodeURIComponent(mark)}`;

async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name: `View ${name}` }).click();
  return page.getByRole('dialog', { name, exact: true });
}

test('two reviewers score an application, neither sees the other before their own is in, and lists tell how it did', async ({
  page,
  site,
  browser,
}, info) => {
  const mark = `Scored ${info.project.name}`;
  const name = `${mark} Khan`;
  await apply(page, name);
  const colleague = await addPerson(site, `reviewer-${info.project.name}`, 'employee');

  await enter(page, site.admin, listOf(mark));
  const panel = await openPanel(page, name);
  const scores = panel.getByRole('region', { name: 'Scores' });
  await expect(scores.getByText('Nobody has scored it yet.')).toBeVisible();
  await scores.getByRole('button', { name: 'Score this application' }).click();
  await scores.getByRole('group', { name: 'Skills' }).getByRole('radio', { name: '4 Excellent' }).check();
  await scores.getByRole('group', { name: 'Fit' }).getByRole('radio', { name: '3 Good' }).check();
  await scores.getByLabel('Note on Skills').fill('Explains what an index costs.');
  await expectAccessible(page);
  await scores.getByRole('button', { name: 'Save my scores' }).click();
  await expect(scores.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Skills4');

  const other = waitUntilAwake(await (await browser.newContext({ baseURL: site.url })).newPage());
  await enter(other, colleague, listOf(mark));
  const second = (await openPanel(other, name)).getByRole('region', { name: 'Scores' });
  await expect(second).toContainText('1 colleague has scored it. You see their scores when yours are in.');
  await expect(second).not.toContainText('index');
  // By the keyboard alone: each figure leads on to the next criterion.
  await second.getByRole('button', { name: 'Score this application' }).press('Enter');
  await expect(second.getByRole('radio', { name: '1 No' }).first()).toBeFocused();
  for (const figure of '3324') await other.keyboard.press(figure);
  await other.keyboard.press('Enter');
  await expect(second).toContainText('Explains what an index costs.');
  await expect(second).toContainText('3.17 of 4 on average, by 2 reviewers');
  await expectAccessible(other);
  await other.context().close();

  await page.reload();
  await expect(scores).toContainText('by 2 reviewers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Strong');
});
