import type { Page } from '@playwright/test';
import { docxOf } from '../../src/platform/files/word/test-kit';
import { expectAccessible } from '../lib/accessible';
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
  await add.getByLabel('Question', { exact: true }).fill('Lakes so far?');
  await add.getByLabel('Answered by').selectOption('A number');
  await add.getByLabel('It must be answered').check();
  await add.getByLabel('Status').selectOption('Open');
  await add.getByRole('button', { name: 'Add opening' }).click();
  await expect(add).toBeHidden();
}

/** Asked again for what is wrong, with all that was typed still there. */
async function apply(page: Page) {
  await page.goto('/career');
  await page.getByRole('link', { name: OPENING }).click();
  // The page before has such a link as well.
  await expect(page.getByRole('heading', { level: 1, name: OPENING })).toBeVisible();
  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.getByLabel('Your Name').fill(NAME);
  await page.getByLabel('Your Email').fill(EMAIL);
  await page.getByLabel('Your Phone').fill('98180 40166');
  await takeTimeToType(page);
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  const lakes = page.getByLabel('Lakes so far?');
  await expect(lakes).toHaveAccessibleDescription('Please answer this.');
  await lakes.fill('four');
  await send.click();
  await expect(lakes).toHaveAccessibleDescription('Write a number, such as 4 or 2.5.');
  await expectAccessible(page);
  await lakes.fill('4');
  await page.getByLabel('Your CV').setInputFiles(CV);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' }).first()).toBeVisible();
}

/** All criteria by their figures, one after the other: each leads on to the next. */
async function score(page: Page, figures: string) {
  const scores = page
    .getByRole('dialog', { name: NAME, exact: true })
    .getByRole('region', { name: 'Scores' });
  await scores.getByRole('button', { name: 'Score this application' }).press('Enter');
  await expect(scores.getByRole('radio', { name: '1 No' }).first()).toBeFocused();
  for (const figure of figures) await page.keyboard.press(figure);
  await page.keyboard.press('Enter');
  await expect(scores.getByRole('listitem').filter({ hasText: 'You' })).toBeVisible();
}

test('an opening is published, somebody applies on a phone with a DOCX, two score it unseen by each other, an interview, an offer, hired, and the first day', async ({
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

  await page.goto('/dashboard/career');
  const panel = await openPanel(page, NAME);

  await test.step('two score what they read, and neither sees the other before their own is in', async () => {
    const scores = panel.getByRole('region', { name: 'Scores' });
    await expect(scores.getByText('Nobody has scored it yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Read CV (v)' }).click();
    await expect(panel.getByRole('region', { name: `CV of ${NAME}` })).toContainText('lakes and pipes');
    await expect(panel.locator('dd').filter({ hasText: /^4$/ })).toBeVisible();
    await scores.getByRole('button', { name: 'Score this application' }).click();
    await scores.getByRole('group', { name: 'Skills' }).getByRole('radio', { name: '4 Excellent' }).check();
    await scores.getByRole('group', { name: 'Fit' }).getByRole('radio', { name: '3 Good' }).check();
    await scores.getByLabel('Note on Skills').fill('Explains what an index costs.');
    await expectAccessible(page);
    await scores.getByRole('button', { name: 'Save my scores' }).click();
    await expect(scores.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Skills4');

    const other = waitUntilAwake(
      await (await browser.newContext({ baseURL: site.url, viewport: DESK })).newPage(),
    );
    await enter(other, reviewer, '/dashboard/career');
    const second = (await openPanel(other, NAME)).getByRole('region', { name: 'Scores' });
    await expect(second).toContainText('1 colleague has scored it. You see their scores when yours are in.');
    await expect(second).not.toContainText('index');
    await score(other, '3324');
    await expect(second).toContainText('Explains what an index costs.');
    await expect(second).toContainText('3.17 of 4 on average, by 2 reviewers');
    await expectAccessible(other);
    await other.context().close();
    await page.reload();
    await expect(scores).toContainText('by 2 reviewers');
  });

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

  await test.step('whoever has set it is asked for what is not known', async () => {
    const dialog = page.getByRole('dialog', { name: `Make ${NAME} an employee` });
    await expect(dialog.getByLabel('Job role')).toHaveValue(OPENING);
    await expect(dialog.getByText('a mail with a link to choose their own password')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByText('Not an employee yet')).toBeVisible();
    await panel.getByRole('button', { name: 'Make employee' }).click();
    await dialog.getByLabel('Employee ID').fill('PW-977');
    await dialog.getByRole('button', { name: 'Make employee' }).click();
    await expect(dialog.getByLabel('Date of joining')).toBeFocused();
    await dialog.getByLabel('Date of joining').fill('2031-02-03');
    await dialog.getByRole('button', { name: 'Make employee' }).click();
    await expect(dialog).toBeHidden();
  });
  const employee = panel.getByRole('region', { name: 'Employee' });
  await expect(employee).toContainText('Employee PW-977, first day 03/02/2031');
  await expectAccessible(page);

  await test.step('it stays Hired, in words', async () => {
    await panel.getByRole('button', { name: 'Offered', exact: true }).click();
    const back = page.getByRole('dialog', { name: `${NAME}: Offered` });
    await back.getByRole('button', { name: 'Set to Offered' }).click();
    await expect(back.getByText(/is an employee \(PW-977\)/).first()).toBeVisible();
    await back.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the invitation lets them in, to what an employee reads', async () => {
    await beginWork(browser, site, EMAIL, async (theirs) => {
      await expect(theirs.getByRole('heading', { name: 'Career', level: 1 })).toBeVisible();
      await expect(theirs.getByRole('row', { name: new RegExp(NAME) })).toContainText('Strong');
    });
  });

  await employee.getByRole('link', { name: 'PW-977' }).click();
  const record = page.getByRole('dialog', { name: NAME, exact: true });
  await expect(record.getByText(OPENING).first()).toBeVisible();
  const cameBy = record.getByRole('link', { name: /Came by$/ });
  await expect(cameBy).toHaveAttribute('href', /^\/dashboard\/career\?record=/);
});
