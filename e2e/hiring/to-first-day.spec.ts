import type { Page } from '@playwright/test';
import { docxOf } from '../../src/platform/files/word/test-kit';
import { expect, takeTimeToType, test, waitUntilAwake } from '../lib/fixtures';
import { addPerson, enter } from '../lib/people';
import { DESK, PHONE } from '../lib/widths';
import { beginWork, openPanel, setStage } from './steps';

const OPENING = 'Keeper of the data lake';
const [NAME, EMAIL] = ['Tara Iyer', 'tara.iyer@firstday.example'];
const CV = {
  name: 'tara.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxOf(['Tara Iyer', 'Nine years of lakes and pipes']),
};

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Add opening' }).click();
  const add = page.getByRole('dialog', { name: 'Add opening' });
  await add.getByLabel('Title').fill(OPENING);
  await add.getByLabel('Designation').selectOption('Software Developer');
  await add.getByLabel('Description').fill('You look after what everybody reads from.');
  await add.getByRole('button', { name: 'Add question' }).click();
  await add.getByLabel('Question', { exact: true }).fill('Largest lake so far?');
  await add.getByLabel('Status').selectOption('Open');
  await add.getByRole('button', { name: 'Add opening' }).click();
  await expect(add).toBeHidden();
}

async function apply(page: Page) {
  await page.goto('/career');
  await page.getByRole('link', { name: OPENING }).click();
  // The page before has such a link as well.
  await expect(page.getByRole('heading', { level: 1, name: OPENING })).toBeVisible();
  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.getByLabel('Your Name').fill(NAME);
  await page.getByLabel('Your Email').fill(EMAIL);
  await page.getByLabel('Your Phone').fill('98180 40166');
  await page.getByLabel('Largest lake so far?').fill('Four terabytes');
  await page.getByLabel('Your CV').setInputFiles(CV);
  await takeTimeToType(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' }).first()).toBeVisible();
}

/** All criteria by their figures, one after the other. */
async function score(page: Page, figures: string) {
  const scores = (await openPanel(page, NAME)).getByRole('region', { name: 'Scores' });
  await scores.getByRole('button', { name: 'Score this application' }).press('Enter');
  await expect(scores.getByRole('radio', { name: '1 No' }).first()).toBeFocused();
  for (const figure of figures) await page.keyboard.press(figure);
  await page.keyboard.press('Enter');
  await expect(scores.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible();
  return scores;
}

test('an opening is published, somebody applies on a phone with a DOCX, two score it, an interview, an offer, hired, and the first day', async ({
  page,
  site,
  browser,
}) => {
  const reviewer = await addPerson(site, 'reviewer-of-lakes', 'employee');
  await enter(page, site.admin, '/dashboard/openings');
  await publish(page);

  await test.step('they apply on a phone, and have a page of their own', async () => {
    const phone = await browser.newContext({ baseURL: site.url, viewport: PHONE, isMobile: true });
    const theirs = waitUntilAwake(await phone.newPage());
    await apply(theirs);
    const linkIn = async () => /\/application\/[\w-]{43}/.exec((await site.mailTo(EMAIL)).text ?? '')?.[0];
    await expect.poll(linkIn).toBeDefined();
    await theirs.goto((await linkIn()) ?? '');
    await expect(theirs.getByText(OPENING).first()).toBeVisible();
    await phone.close();
  });

  await test.step('two score what they read', async () => {
    const other = waitUntilAwake(
      await (await browser.newContext({ baseURL: site.url, viewport: DESK })).newPage(),
    );
    await enter(other, reviewer, '/dashboard/career');
    await score(other, '4343');
    await other.context().close();
    await page.goto('/dashboard/career');
    await expect(await score(page, '4444')).toContainText('3.75 of 4 on average, by 2 reviewers');
  });

  const panel = page.getByRole('dialog', { name: NAME, exact: true });
  await panel.getByRole('button', { name: 'Read CV (v)' }).click();
  await expect(panel.getByRole('region', { name: `CV of ${NAME}` })).toContainText('lakes and pipes');
  await expect(panel.getByText('Four terabytes')).toBeVisible();

  await test.step('they talk', async () => {
    await panel.getByRole('button', { name: 'Invite to an interview' }).click();
    const dialog = page.getByRole('dialog', { name: `Interview with ${NAME}` });
    await dialog.getByLabel('Place or link').fill('https://meet.example/tara');
    await dialog.getByRole('checkbox', { name: 'reviewer-of-lakes' }).check();
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await page
      .getByRole('dialog', { name: `${NAME}: Interview` })
      .getByRole('button', { name: 'Set to Interview' })
      .click();
    await expect(panel.locator('[aria-current=step]')).toHaveText('Interview');
    const invited = async () =>
      (await site.mailTo(reviewer.email)).attachments.map(({ filename }) => filename);
    await expect.poll(invited).toContain('invite.ics');
  });

  for (const stage of ['Offered', 'Hired']) await setStage(page, panel, NAME, stage);
  const dialog = page.getByRole('dialog', { name: `Make ${NAME} an employee` });
  await dialog.getByLabel('Employee ID').fill('PW-977');
  await dialog.getByLabel('Date of joining').fill('2031-02-03');
  await dialog.getByRole('button', { name: 'Make employee' }).click();
  await expect(panel.getByRole('region', { name: 'Employee' })).toContainText('PW-977');
  await beginWork(browser, site, EMAIL, (theirs) =>
    expect(theirs.getByRole('heading', { name: 'Career', level: 1 })).toBeVisible(),
  );
});
