import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';
import { PHONE } from '../lib/widths';

const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('the figures of hiring lead to the applications that they count, on a phone too, and an admin words the mail of a stage', async ({
  page,
  site,
}) => {
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name: 'Counted Once', email: 'counted@hired.example', phone: '98180 40192', designation: 'BA' },
      resume,
    },
  });
  expect(sent.status()).toBe(200);
  await enter(page, site.admin, '/dashboard/hiring');
  await expect(page.getByRole('heading', { name: 'Hiring', level: 1 })).toBeVisible();
  await expect(page.getByText('General').first()).toBeVisible();
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  for (const plot of ['Time in each stage', 'By opening', 'By source'])
    await page.getByRole('button', { name: `Show table: ${plot}` }).click();
  await expect(page.getByRole('row').filter({ hasText: 'In Review' })).toBeVisible();
  await expectAccessible(page);
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/career\?is\.status=New/);
  await expect(page.getByText('Counted Once').first()).toBeVisible();
  if (desk) await page.setViewportSize(desk);

  await test.step('a placeholder that nobody knows is refused beside its field', async () => {
    await page.goto('/dashboard/stage-letters');
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
});
