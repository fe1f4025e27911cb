import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';
import { PHONE } from '../lib/widths';
import { beginWork, openPanel, setStage } from './steps';

const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an applicant is offered a place, hired and made an employee, chooses a password by the invitation, and works', async ({
  page,
  site,
  browser,
}) => {
  const [name, email] = ['Nirmal Das', 'nirmal@hired.example'];
  const sent = await page.request.post('/api/career', {
    multipart: { ...{ name, email, phone: '98180 40191', designation: 'SD' }, resume },
  });
  expect(sent.status()).toBe(200);
  await enter(page, site.admin, '/dashboard/career');
  const panel = await openPanel(page, name);
  for (const stage of ['Offered', 'Hired']) await setStage(page, panel, name, stage);

  await test.step('whoever has set it is asked for what is not known', async () => {
    const dialog = page.getByRole('dialog', { name: `Make ${name} an employee` });
    await expect(dialog.getByLabel('Job role')).toHaveValue('Software Developer');
    await expect(dialog.getByText('a mail with a link to choose their own password')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByText('Not an employee yet')).toBeVisible();
    await panel.getByRole('button', { name: 'Make employee' }).click();
    await dialog.getByLabel('Employee ID').fill('PW-901');
    await dialog.getByRole('button', { name: 'Make employee' }).click();
    await expect(dialog.getByLabel('Date of joining')).toBeFocused();
    await dialog.getByLabel('Date of joining').fill('2026-12-01');
    await dialog.getByRole('button', { name: 'Make employee' }).click();
    await expect(dialog).toBeHidden();
  });
  const employee = panel.getByRole('region', { name: 'Employee' });
  await expect(employee).toContainText('Employee PW-901, first day 01/12/2026');
  await expectAccessible(page);

  await test.step('it stays Hired, in words', async () => {
    await panel.getByRole('button', { name: 'Offered', exact: true }).click();
    const back = page.getByRole('dialog', { name: `${name}: Offered` });
    await back.getByRole('button', { name: 'Set to Offered' }).click();
    await expect(back.getByText(/is an employee \(PW-901\)/).first()).toBeVisible();
    await back.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the invitation lets them in', async () => {
    await beginWork(browser, site, email, (theirs) => expect(theirs.getByText(name).first()).toBeVisible());
  });

  await employee.getByRole('link', { name: 'PW-901' }).click();
  const record = page.getByRole('dialog', { name, exact: true });
  await expect(record.getByText('Software Developer').first()).toBeVisible();
  const cameBy = record.getByRole('link', { name: /Came by$/ });
  await expect(cameBy).toHaveAttribute('href', /^\/dashboard\/career\?record=/);
});

test('the figures of hiring lead to the applications that they count, on a phone too', async ({
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
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/career\?is\.status=New/);
  await expect(page.getByText('Counted Once').first()).toBeVisible();
});
