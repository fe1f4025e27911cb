import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test, waitUntilAwake } from '../lib/fixtures';
import { addPerson, enter } from '../lib/people';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Applies, and answers where the link of the receipt leads. */
async function apply(page: Page, site: Site, name: string, email: string) {
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name, email, phone: '98180 40179', designation: 'WBD' },
      resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV },
    },
  });
  expect(sent.status()).toBe(200);
  const { text = '' } = await site.mailTo(email);
  return /\/application\/[\w-]{43}/.exec(text)?.[0] ?? '';
}

/** What a calendar reads in the newest mail to somebody, which may be another yet. */
async function inviteTo(site: Site, email: string) {
  const { attachments } = await site.mailTo(email);
  const file = attachments.find(({ filename }) => filename === 'invite.ics');
  if (!file) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(textOf(file.content)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    location: event.location,
  };
}

const textOf = (content: Email['attachments'][number]['content']) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

test('an applicant is invited by a panel, reads of it on their page, it is moved to another place and cancelled', async ({
  page,
  site,
}) => {
  const [name, email] = ['Nila Roy', 'nila@interview.example'];
  const colleague = await addPerson(site, 'kiran', 'employee');
  const other = 'Omar Das';
  const link = await apply(page, site, name, email);
  await apply(page, site, other, 'omar@interview.example');
  await enter(page, site.admin, '/dashboard/career');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await panel.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog', { name: `Interview with ${name}` });
  const day = dialog.getByLabel('Day', { exact: true });
  const usual = await day.inputValue();
  await day.fill(`1${usual}`);
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(day).toHaveAccessibleDescription('Choose a day and a time.');
  await day.fill(usual);
  await dialog.getByLabel('Time in India').fill('15:30');
  await dialog.getByRole('button', { name: '60 minutes' }).click();
  await expect(dialog.getByLabel('Minutes', { exact: true })).toHaveValue('60');
  await dialog.getByLabel('Place or link').fill('https://meet.example/nila');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Choose who takes part.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'kiran' }).check();
  await expect(dialog.getByText('15:30 India time')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();

  // The stage that goes with it is offered, with its mail.
  const offer = page.getByRole('dialog', { name: `${name}: Interview` });
  await offer.getByRole('button', { name: 'Set to Interview' }).click();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Interview');
  await expect.poll(() => inviteTo(site, colleague.email)).toMatchObject({ method: 'REQUEST', sequence: 0 });
  const first = await inviteTo(site, colleague.email);

  const theirs = waitUntilAwake(await page.context().newPage());
  await theirs.goto(link);
  await expect(theirs.getByText('15:30 India time')).toBeVisible();
  await expect(theirs.getByText('Day, time and place are below.')).toBeVisible();
  await expectAccessible(theirs);
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('link', { name: 'Add to my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('interview.ics');

  // Another applicant at the same time: who has no time then is named before anything is sent.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `View ${other}` }).click();
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const second = page.getByRole('dialog', { name: `Interview with ${other}` });
  await second.getByLabel('Time in India').fill('16:00');
  await second.getByRole('checkbox', { name: 'kiran' }).check();
  await expect(
    second.getByText(/^kiran has another interview: .* 15:30 India time, 60 minutes\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `View ${name}` }).click();
  await panel.getByRole('button', { name: 'Change', exact: true }).click();
  const change = page.getByRole('dialog', { name: `Change the interview with ${name}` });
  await change.getByLabel('Place or link').fill('2nd floor, Sector 16');
  await change.getByRole('button', { name: 'Save and tell everybody' }).click();
  await expect(change).toBeHidden();
  await expect(panel.getByText('2nd floor, Sector 16')).toBeVisible();
  const moved = { method: 'REQUEST', uid: first?.uid, sequence: 1, location: '2nd floor, Sector 16' };
  for (const address of [email, colleague.email])
    await expect.poll(() => inviteTo(site, address)).toMatchObject(moved);

  await panel.getByRole('button', { name: 'Cancel interview' }).click();
  await panel.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await panel.getByText('History', { exact: true }).click();
  await expect(
    panel.getByText(/^Interview changed from .* 15:30 India time, 60 minutes to cancelled$/),
  ).toBeVisible();
  await expect(panel.getByText('Interview panel added: kiran')).toBeVisible();
  await expectAccessible(page);
  const cancelled = { method: 'CANCEL', uid: first?.uid, sequence: 2 };
  for (const address of [email, colleague.email])
    await expect.poll(() => inviteTo(site, address)).toMatchObject(cancelled);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Your interview' })).toBeHidden();
  await expect(theirs.getByText('You get day, time and place by mail.')).toBeVisible();
});
