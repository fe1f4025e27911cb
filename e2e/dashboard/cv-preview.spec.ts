import { expectAccessible } from '../lib/accessible';
import { expect, signIn, test } from '../lib/fixtures';

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>',
].map((object, index) => `${index + 1} 0 obj ${object} endobj`);
const PDF = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(['%PDF-1.4', ...objects, 'trailer <</Root 1 0 R>>', '%%EOF', ''].join('\n')),
};

test('an application is added by staff, its status set, its CV read in the page, and Esc closes the details all the same', async ({
  page,
  site,
}) => {
  const name = 'Ravi Rao';
  await signIn(page, site.admin);
  await page.goto('/dashboard/career?add=1');
  const add = page.getByRole('dialog', { name: 'Add application' });
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Email').fill('ravi@lists.example');
  await add.getByLabel('Phone').fill('9818040102');
  await add.getByLabel('Designation').selectOption({ label: 'Web Developer' });
  const refused = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('CV') };
  await add.getByLabel('CV').setInputFiles(refused);
  await expect(add.getByLabel('CV')).toHaveAccessibleDescription(
    /^Invalid file format\. Please upload a PDF, JPG, or PNG\./,
  );
  await add.getByLabel('CV').setInputFiles(PDF);
  await add.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByText('Your application has been sent successfully!')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Set status' }).selectOption('Interview');
  await page.getByRole('button', { name: 'Apply: Set status' }).click();
  await page
    .getByRole('dialog', { name: 'Set to Interview' })
    .getByRole('button', { name: 'Set to Interview' })
    .click();
  await expect(page.getByText('1 application: Interview.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Interview');

  const view = page.getByRole('button', { name: `View ${name}` });
  const details = page.getByRole('dialog', { name, exact: true });
  const read = details.getByRole('button', { name: 'Read CV (v)' });
  const hide = details.getByRole('button', { name: 'Hide CV (v)' });
  const cv = details.getByTitle(`CV of ${name}`);

  await test.step('whoever opened it is told', async () => {
    await view.click();
    await read.click();
    await expect(cv).toBeVisible();
    await details.getByRole('button', { name: 'History' }).click();
    await expect(details.getByText('The CV was opened once')).toBeVisible();
    const download = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Download CV' }).click();
    expect((await download).suggestedFilename()).toBe(`CV ${name}.pdf`);
    await expect(details.getByText('The CV was opened twice')).toBeVisible();
    await hide.click();
    await read.click();
    await expect(cv).toBeVisible();
    await expect(details.getByText('The CV was opened 3 times')).toBeVisible();
    await expect(details.getByText('Status changed from New to Interview')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('some viewers take the keyboard once they have drawn the file; it is given back', async () => {
    await expect(hide).toBeFocused();
    await cv.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.focus());
    await expect(hide).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(view).toBeFocused();
  });

  await test.step('whoever goes into it by the keys wants to be there', async () => {
    await view.click();
    await read.click();
    await expect(cv).toBeVisible();
    // Until the viewer is there the keyboard passes by.
    await expect(async () => {
      await details.getByRole('button', { name: 'Download CV' }).focus();
      for (const _step of ['the page of the CV', 'the CV']) await page.keyboard.press('Tab');
      // What would be given back would have been by now.
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    }).toPass({ timeout: 90_000 });
  });
});
