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

test('Esc closes the details although a CV is shown in them, and the keyboard goes on where it was', async ({
  page,
  site,
}, info) => {
  const name = `Piya Preview ${info.project.name}`;
  const form = new FormData();
  const person = { name, email: 'piya@preview.example', phone: '9818040110', designation: 'BA' };
  for (const [field, value] of Object.entries(person)) form.set(field, value);
  form.set('resume', new Blob([PDF.buffer], { type: PDF.mimeType }), PDF.name);
  expect((await fetch(`${site.url}/api/career`, { method: 'POST', body: form })).status).toBe(200);

  await signIn(page, site.admin);
  await page.goto('/dashboard/career');
  const view = page.getByRole('button', { name: `View ${name}` });
  const details = page.getByRole('dialog', { name, exact: true });
  await view.click();
  const preview = details.getByRole('button', { name: 'Read CV (v)' });
  await expect(preview).toBeVisible();
  await preview.click();
  const cv = details.getByTitle(`CV of ${name}`);
  await expect(cv).toBeVisible();
  const hide = details.getByRole('button', { name: 'Hide CV (v)' });
  // Some viewers take the keyboard once they have drawn the file.
  await cv.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.focus());
  await expect(hide).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(view).toBeFocused();

  // Whoever goes into it by the keys wants to be there.
  await view.click();
  await preview.click();
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

test('career: an application added by staff, its CV read in the page, its status set for several', async ({
  page,
  site,
}, info) => {
  const name = `Ravi Rao ${info.project.name}`;
  await signIn(page, site.admin);
  await page.goto('/dashboard/career');
  await page.getByRole('button', { name: 'Add application' }).click();
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
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Interview');

  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name, exact: true });
  await details.getByRole('button', { name: 'Read CV (v)' }).click();
  const shown = details.getByTitle(`CV of ${name}`);
  await expect(shown).toBeVisible();
  await details.getByRole('button', { name: 'History' }).click();
  await expect(details.getByText('The CV was opened once')).toBeVisible();
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download CV' }).click();
  expect((await download).suggestedFilename()).toBe(`CV ${name}.pdf`);
  await expect(details.getByText('The CV was opened twice')).toBeVisible();
  await details.getByRole('button', { name: 'Hide CV (v)' }).click();
  await details.getByRole('button', { name: 'Read CV (v)' }).click();
  await expect(shown).toBeVisible();
  await expect(details.getByText('The CV was opened 3 times')).toBeVisible();
  await expect(details.getByText('Status changed from New to Interview')).toBeVisible();
  await expectAccessible(page);
});
