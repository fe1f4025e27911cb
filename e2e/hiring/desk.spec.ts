import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, test, waitUntilAwake } from '../lib/fixtures';
import { pressAt, typeAt } from '../lib/keys';
import { addPerson, enter } from '../lib/people';
import { openPanel } from './steps';

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

test('many are refused with the mail that was shown, and all of it is taken back', async ({
  page,
  site,
}, info) => {
  const mark = `Many ${info.project.name}`;
  const emails = [await apply(page, `${mark} Asha`), await apply(page, `${mark} Ravi`)];
  await enter(page, site.admin, listOf(mark));
  const rows = page.getByRole('row', { name: new RegExp(mark) });
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByLabel('Set status', { exact: true }).selectOption('Rejected');
  await page.getByRole('button', { name: 'Apply: Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set to Rejected' });
  await expect(dialog).toContainText('2 applications go to Rejected.');
  await expect(dialog.getByRole('region', { name: 'Mail' })).toContainText('Hello Many,');
  await expect(dialog.getByLabel('Send these 2 mails')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel(/^Reason/).fill('No place left');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(rows.filter({ hasText: 'Rejected' })).toHaveCount(2);
  await expect(page.getByText('2 applications: Rejected. The mails go out in 15 minutes.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(rows.filter({ hasText: 'New' })).toHaveCount(2);
  // What went out since they applied is their receipt, and nothing else.
  for (const email of emails) expect((await site.mailTo(email)).subject).toMatch(/^Your application PW-/);
});

const boardOf = (mark: string) => `/dashboard/career?view=board&q=${encodeURIComponent(mark)}`;
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name, exact: true });

test('on the board an application is carried to a stage, whose mail is shown first', async ({
  page,
  site,
}, info) => {
  const mark = `Carried ${info.project.name}`;
  const name = `${mark} Rao`;
  const email = await apply(page, name);
  await enter(page, site.admin, listOf(mark));
  await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }).click();
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 1');
  await expectAccessible(page);
  await card(page, 'New', name).hover();
  await page.mouse.down();
  const { x, y, width } = (await column(page, 'Interview').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 90, { steps: 8 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `${name}: Interview` });
  await expect(dialog.getByRole('region', { name: 'Mail' })).toContainText('we liked what we read');
  // Nothing is set before that.
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 1');
  await dialog.getByRole('button', { name: 'Set to Interview' }).click();
  await expect(card(page, 'Interview', name)).toBeFocused();
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 0');
  await expect.poll(async () => (await site.mailTo(email)).subject).toBe('We would like to talk to you');
});

test('the whole path goes by the keyboard alone: board, panel, scores, stages, refusal and the way back', async ({
  page,
  site,
}, info) => {
  const mark = `Keys ${info.project.name}`;
  const [first, second] = [`${mark} Asha`, `${mark} Ravi`];
  for (const name of [first, second]) await apply(page, name);
  await enter(page, site.admin, boardOf(mark));
  await card(page, 'New', second).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'In Review' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Interview' })).toBeChecked();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: `${second}: Interview` });
  await expect(shown.getByRole('region', { name: 'Mail' })).toBeVisible();
  await pressAt(page, shown.getByRole('button', { name: 'Set to Interview' }));
  await expect(card(page, 'Interview', second)).toBeFocused();
  await expect(page.getByText(`${second} moved from New to Interview.`)).toBeAttached();

  // By the arrows to the other, which opens; a figure sets its stage.
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'New', first)).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: first, exact: true });
  await expect(panel.getByRole('region', { name: 'Scores' }).getByRole('button')).toBeVisible();
  await page.keyboard.press('2');
  const review = page.getByRole('dialog', { name: `${first}: In Review` });
  await pressAt(page, review.getByRole('button', { name: 'Set to In Review' }));
  await expect(panel.locator('[aria-current=step]')).toHaveText('In Review');

  // In a score the same figures are scores, and in a note they are letters.
  await pressAt(page, panel.getByRole('button', { name: 'Score this application' }));
  for (const figure of '4343') await page.keyboard.press(figure);
  await typeAt(page, panel.getByLabel('Note on Fit'), '6 of 6');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Reviewers' })).toContainText('6 of 6');

  await panel.getByRole('button', { name: 'Change my scores' }).focus();
  await page.keyboard.press('6');
  const refusal = page.getByRole('dialog', { name: `${first}: Rejected` });
  await typeAt(page, refusal.getByLabel(/^Reason/), 'Wants to work from Goa');
  await page.keyboard.press('Enter');
  await expect(panel.locator('[aria-current=step]')).toHaveText('Rejected');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.locator('[aria-current=step]')).toHaveText('In Review');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: `Interview with ${first}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(card(page, 'In Review', first)).toBeVisible();
});
