import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('an applicant moves on with the mail that was shown, is refused, and the refusal is taken back', async ({
  page,
  site,
}) => {
  const [name, email] = ['Zoya Khan', 'zoya@stages.example'];
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name, email, phone: '98180 40177', designation: 'WBD' },
      resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV },
    },
  });
  expect(sent.status()).toBe(200);
  await enter(page, site.admin, '/dashboard/career');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await panel.getByRole('button', { name: 'Interview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${name}: Interview` });
  await expect(dialog.getByText('Hello Zoya,')).toBeVisible();
  await expectAccessible(page);
  const subject = await dialog.getByRole('region', { name: 'Mail' }).locator('p').nth(1).innerText();
  await dialog.getByRole('button', { name: 'Set to Interview' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Interview');
  await expect.poll(async () => (await site.mailTo(email)).subject).toBe(subject);

  await panel.getByRole('button', { name: 'Rejected' }).click();
  const refusal = page.getByRole('dialog', { name: `${name}: Rejected` });
  await refusal.getByLabel(/^Reason/).fill('No TypeScript');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Rejected');
  await expect(page.getByText(`${name}: Rejected. The mail goes out in 15 minutes.`)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(panel.locator('[aria-current=step]')).toHaveText('Interview');
  expect((await site.mailTo(email)).subject).toBe(subject);
});

test('an admin words the mail of a stage, and a placeholder that nobody knows is refused beside its field', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/stage-letters');
  await page.getByRole('button', { name: 'Edit Offered' }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('Subject').fill('Come and join us, {firstnam}');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText(/\{firstnam\} stands for nothing/).last()).toBeVisible();
  await expectAccessible(page);
  await edit.getByLabel('Subject').fill('Come and join us, {firstName}');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('Come and join us, {firstName}').first()).toBeVisible();
});
