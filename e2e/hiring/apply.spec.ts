import { docxOf } from '../../src/platform/files/word/test-kit';
import { expectAccessible } from '../lib/accessible';
import { expect, takeTimeToType, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';
import { DESK, PHONE } from '../lib/widths';

const CV = {
  name: 'cv.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxOf(['Meera Nair', 'Eleven years of tiffin routes &amp; TypeScript', '<b>bold</b>']),
};

test('somebody finds an opening on a phone, answers what it asks, applies with a DOCX, and it is read at the desk', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/career');
  await page.getByRole('link', { name: 'Senior web developer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior web developer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.getByLabel('Your Name').fill('Meera Nair');
  await page.getByLabel('Your Email').fill('meera.nair@apply.example');
  await page.getByLabel('Your Phone').fill('98180 40155');
  await page.getByLabel('Years with TypeScript').fill('four');
  await takeTimeToType(page);
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  const built = page.getByLabel('Which site that you built');
  await expect(built).toHaveAccessibleDescription('Please answer this.');
  await expect(page.getByLabel('Years with TypeScript')).toHaveAccessibleDescription(
    'Write a number, such as 4 or 2.5.',
  );
  await expectAccessible(page);
  await built.fill('The tiffin route of Palwal');
  await page.getByLabel('Years with TypeScript').fill('4');
  const begin = page.getByLabel('When could you begin?');
  await begin.selectOption({ index: 1 });
  const chosen = await begin.inputValue();
  await page.getByLabel('Your CV').setInputFiles(CV);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' }).first()).toBeVisible();

  const rows: { email: string; opening: string; answers: object }[] = await call(
    site,
    'GET',
    '/career',
    undefined,
    await tokenOf(site, site.admin),
  );
  expect(rows.find(({ email }) => email === 'meera.nair@apply.example')).toMatchObject({
    opening: 'Senior web developer',
    answers: [
      { label: 'Which site that you built may we look at?', value: 'The tiffin route of Palwal' },
      { label: 'Years with TypeScript or JavaScript', value: '4' },
      { label: 'When could you begin?', value: chosen },
    ],
  });

  await page.setViewportSize(DESK);
  await enter(page, site.admin, '/dashboard/career');
  await page.getByRole('button', { name: 'View Meera Nair' }).click();
  const panel = page.getByRole('dialog', { name: 'Meera Nair' });
  await panel.getByRole('button', { name: 'Read CV (v)' }).click();
  const words = panel.getByRole('region', { name: 'CV of Meera Nair' });
  await expect(words).toContainText('Eleven years of tiffin routes & TypeScript');
  await expect(panel.getByText('The tiffin route of Palwal')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('somebody applies on a phone with a DOCX, is asked again for what was wrong, and their words are still there', async ({
    page,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/career');
    await page.getByRole('link', { name: 'Web design internship' }).click();
    await page.getByLabel('Your Name').fill('Unni Nair');
    await page.getByLabel('Your Email').fill('unni.nair@apply.example');
    await page.getByLabel('Your Phone').fill('98180 40156');
    const drawn = page.getByLabel('A link to what you have drawn');
    await drawn.fill('unni.example/folder');
    const stay = page.getByLabel('For how long could you stay?');
    await stay.selectOption('Six months');
    await page.getByLabel('Your CV').setInputFiles({ ...CV, buffer: Buffer.from('no document') });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Invalid file format. Please upload a PDF, JPG, or PNG.')).toBeVisible();
    await expect(page.getByLabel('Your CV')).toHaveAccessibleDescription(/DOCX.* Choose it again/);
    await expect(drawn).toHaveValue('unni.example/folder');
    await expect(stay).toHaveValue('Six months');
    await page.getByLabel('Your CV').setInputFiles(CV);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('sent successfully').first()).toBeVisible();

    const rows: { email: string }[] = await call(
      site,
      'GET',
      '/career',
      undefined,
      await tokenOf(site, site.admin),
    );
    expect(rows.find(({ email }) => email === 'unni.nair@apply.example')).toMatchObject({
      opening: 'Web design internship',
      resume: expect.stringMatching(/\.docx$/),
      answers: [
        { label: 'A link to what you have drawn', value: 'unni.example/folder' },
        { label: 'For how long could you stay?', value: 'Six months' },
      ],
    });
  });
});
