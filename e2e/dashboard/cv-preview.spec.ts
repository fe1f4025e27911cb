import { expect, signIn, test } from '../lib/fixtures';

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>',
].map((object, index) => `${index + 1} 0 obj ${object} endobj`);
const PDF = new Blob([['%PDF-1.4', ...objects, 'trailer <</Root 1 0 R>>', '%%EOF', ''].join('\n')], {
  type: 'application/pdf',
});

test('Esc closes the details although a CV is shown in them, and the keyboard goes on where it was', async ({
  page,
  site,
}, info) => {
  const name = `Piya Preview ${info.project.name}`;
  const form = new FormData();
  const person = { name, email: 'piya@preview.example', phone: '9818040110', designation: 'BA' };
  for (const [field, value] of Object.entries(person)) form.set(field, value);
  form.set('resume', PDF, 'cv.pdf');
  expect((await fetch(`${site.url}/api/career`, { method: 'POST', body: form })).status).toBe(200);

  await signIn(page, site.admin);
  await page.goto('/dashboard/career');
  const view = page.getByRole('button', { name: `View ${name}` });
  const details = page.getByRole('dialog', { name: 'Details' });
  await view.click();
  const preview = details.getByRole('button', { name: 'Preview CV' });
  await expect(preview).toBeVisible();
  await preview.click();
  const cv = details.getByTitle(`CV of ${name}`);
  await expect(cv).toBeVisible();
  const hide = details.getByRole('button', { name: 'Hide CV' });
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
    await hide.focus();
    for (const _step of ['Download CV', 'the CV']) await page.keyboard.press('Tab');
    // What would be given back would have been by now.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  }).toPass({ timeout: 20_000 });
});
