import type { Page } from '@playwright/test';
import { expectAccessible, expectNoFindings } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { pressAt, typeAt } from '../lib/keys';
import { enter } from '../lib/people';
import { PHONE } from '../lib/widths';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function apply(page: Page, name: string, designation = 'WBD') {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@desk.example`;
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name, email, phone: '98180 40178', designation },
      resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV },
    },
  });
  expect(sent.status()).toBe(200);
  return email;
}

const listOf = (mark: string) => `/dashboard/career?q=${encodeURIComponent(mark)}`;

const boardOf = (mark: string) => `/dashboard/career?view=board&q=${encodeURIComponent(mark)}`;
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name, exact: true });

test('who has applied more than once is marked, many are refused with the mail that was shown and taken back, and on the board one is carried to a stage', async ({
  page,
  site,
}) => {
  const mark = 'Many';
  const [asha, ravi] = [`${mark} Asha`, `${mark} Ravi`];
  const emails = [await apply(page, asha), await apply(page, ravi)];
  await apply(page, asha, 'SM');
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/career/repeated')) asked.add(request.url());
  });
  await enter(page, site.admin, listOf(mark));
  const rows = page.getByRole('row', { name: new RegExp(mark) });

  await test.step('marks, by one call for all', async () => {
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: asha }).filter({ hasText: '2 applications' })).toHaveCount(2);
    await expect(rows.filter({ hasText: ravi })).not.toContainText('applications');
    expect(asked.size).toBe(1);
    await expectAccessible(page);
    const desk = page.viewportSize();
    await page.setViewportSize(PHONE);
    await expect(rows.getByText('2 applications').first()).toBeVisible();
    if (desk) await page.setViewportSize(desk);
  });

  await test.step('many are refused, and all of it is taken back', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByLabel('Set status', { exact: true }).selectOption('Rejected');
    await page.getByRole('button', { name: 'Apply: Set status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set to Rejected' });
    await expect(dialog).toContainText('3 applications go to Rejected.');
    await expect(dialog.getByRole('region', { name: 'Mail' })).toContainText('Hello Many,');
    await expect(dialog.getByLabel('Send these 3 mails')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel(/^Reason/).fill('No place left');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(rows.filter({ hasText: 'Rejected' })).toHaveCount(3);
    await expect(page.getByText('3 applications: Rejected. The mails go out in 15 minutes.')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(3);
    // What went out since they applied is their receipt, and nothing else.
    for (const email of emails) expect((await site.mailTo(email)).subject).toMatch(/^Your application PW-/);
  });

  await test.step('on the board one is carried to a stage, whose mail is shown first', async () => {
    await page.getByRole('navigation', { name: 'Look' }).getByRole('link', { name: 'Board' }).click();
    await expect(column(page, 'New').getByRole('heading')).toHaveText('New 3');
    const cards = column(page, 'New').getByRole('listitem').filter({ hasText: '2 applications' });
    await expect(cards).toHaveCount(2);
    await expectAccessible(page);
    await card(page, 'New', ravi).hover();
    await page.mouse.down();
    const { x, y, width } = (await column(page, 'Interview').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 90, { steps: 8 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: `${ravi}: Interview` });
    await expect(dialog.getByRole('region', { name: 'Mail' })).toContainText('we liked what we read');
    await expectAccessible(page);
    // Nothing is set before that.
    await expect(column(page, 'New').getByRole('heading')).toHaveText('New 3');
    await dialog.getByRole('button', { name: 'Set to Interview' }).click();
    await expect(card(page, 'Interview', ravi)).toBeFocused();
    await expect(column(page, 'New').getByRole('heading')).toHaveText('New 2');
    const mailed = async () => (await site.mailTo(emails[1] ?? '')).subject;
    await expect.poll(mailed).toBe('We would like to talk to you');
  });
});

test('the whole path goes by the keyboard alone: board, panel, scores, stages, refusal and the way back', async ({
  page,
  site,
}) => {
  const mark = 'Keys';
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
  await expectNoFindings(page);
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
