import { docxOf } from '../../src/platform/files/word/test-kit';
import { expect, test } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';
import { PHONE } from '../lib/widths';

const CV = {
  name: 'cv.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxOf(['Unni Nair', 'Eleven years of tiffin routes']),
};
const NO_CV = { ...CV, buffer: Buffer.from('no document') };
const EMAIL = 'unni.nair@apply.example';

test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

test('without JavaScript somebody applies on a phone with a DOCX, is asked again for what was wrong, sends a newer CV, withdraws and has all of it deleted', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);

  await test.step('what was typed is still there after a refusal', async () => {
    await page.goto('/career');
    await page.getByRole('link', { name: 'Web design internship' }).click();
    await page.getByLabel('Your Name').fill('Unni Nair');
    await page.getByLabel('Your Email').fill(EMAIL);
    await page.getByLabel('Your Phone').fill('98180 40156');
    const drawn = page.getByLabel('A link to what you have drawn');
    await drawn.fill('unni.example/folder');
    const stay = page.getByLabel('For how long could you stay?');
    await stay.selectOption('Six months');
    await page.getByLabel('Your CV').setInputFiles(NO_CV);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Invalid file format. Please upload a PDF, JPG, or PNG.')).toBeVisible();
    await expect(page.getByLabel('Your CV')).toHaveAccessibleDescription(/DOCX.* Choose it again/);
    await expect(drawn).toHaveValue('unni.example/folder');
    await expect(stay).toHaveValue('Six months');
    await page.getByLabel('Your CV').setInputFiles(CV);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('sent successfully').first()).toBeVisible();
    const admin = await tokenOf(site, site.admin);
    const rows: { email: string }[] = await call(site, 'GET', '/career', undefined, admin);
    expect(rows.find(({ email }) => email === EMAIL)).toMatchObject({
      opening: 'Web design internship',
      resume: expect.stringMatching(/\.docx$/),
      answers: [
        { label: 'A link to what you have drawn', value: 'unni.example/folder' },
        { label: 'For how long could you stay?', value: 'Six months' },
      ],
    });
  });

  await test.step('the page of the application', async () => {
    const link = /\/application\/[\w-]{43}/.exec((await site.mailTo(EMAIL)).text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByText('Send a newer CV', { exact: true }).click();
    await page.getByLabel('Your CV').setInputFiles(NO_CV);
    await page.getByRole('button', { name: 'Send CV' }).click();
    await expect(page.getByRole('form', { name: 'Send a newer CV' })).toContainText(/PDF/);
    await page.getByLabel('Your CV').setInputFiles(CV);
    await page.getByRole('button', { name: 'Send CV' }).click();
    await expect(page.getByText('Thank you. We have your newer CV.')).toBeVisible();

    await page.getByText('Withdraw my application', { exact: true }).click();
    await page.getByRole('form', { name: 'Withdraw' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have withdrawn your application');

    await page.getByText('Delete my data', { exact: true }).click();
    await page.getByRole('form', { name: 'Delete my data' }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is deleted');
    expect((await page.goto(link))?.status()).toBe(404);
  });
});
