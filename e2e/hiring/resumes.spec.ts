import type { Page } from '@playwright/test';
import { samples } from '../../src/platform/files/test-kit';
import { docOf, docxOf } from '../../src/platform/files/word/test-kit';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { call, enter } from '../lib/people';
import { PHONE } from '../lib/widths';

interface Opening {
  _id: string;
  questions: { label: string; kind: string; options: string[] }[];
}

async function apply(page: Page, who: object, buffer: Buffer) {
  const resume = { name: 'cv', mimeType: 'application/octet-stream', buffer };
  const sent = await page.request.post('/api/career', { multipart: { ...who, resume } });
  expect(sent.status()).toBe(200);
}

test('CVs are read one after the other beside their facts by keys alone, the earlier ones too, and who applied before is told', async ({
  page,
  site,
}) => {
  const [opening]: Opening[] = await call(site, 'GET', '/openings');
  if (!opening) throw new Error('Nothing is open.');
  const ila = { name: 'Ila Basu', email: 'ila@resumes.example', phone: '98180 40191', designation: 'WBD' };
  const dev = { name: 'Dev Basu', email: 'dev@resumes.example', phone: '98180 40192', designation: 'SE' };
  await apply(page, ila, docxOf(['Ila as she was']));
  await apply(page, dev, samples.png);
  const answers = JSON.stringify(
    opening.questions.map(({ label, kind, options }) => ({
      label,
      value: options[0] ?? (kind === 'yesno' ? 'Yes' : '4'),
    })),
  );
  const again = { ...ila, openingId: opening._id, answers };
  await apply(page, again, docxOf(['Ila in May']));
  await apply(page, again, docOf('Ila in June'));

  await enter(page, site.admin, '/dashboard/career');
  await page.getByRole('button', { name: 'View Ila Basu' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Ila Basu' });
  await expect(panel.getByRole('region', { name: 'Applied before' })).toContainText(
    /Web Developer, New, \w+ 20/,
  );
  await page.keyboard.press('v');
  const words = panel.getByRole('region', { name: 'CV of Ila Basu' });
  await expect(words).toContainText('Ila in June');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Earlier', exact: true }).click();
  await expect(words).toContainText('Ila in May');
  await panel.getByRole('button', { name: 'Newest', exact: true }).click();
  await page.keyboard.press('j');
  const next = page.getByRole('dialog', { name: 'Dev Basu' });
  await expect(next.getByRole('img', { name: 'CV of Dev Basu' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(words).toContainText('Ila as she was');
  await expect(panel.getByRole('region', { name: 'Applied again' })).toBeVisible();
  await page.keyboard.press('v');
  await expect(words).toBeHidden();

  await page.setViewportSize(PHONE);
  await panel.getByRole('button', { name: 'Read CV (v)' }).click();
  await expect(words).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Details' })).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Previous record (k)' }).click();
  await expect(next.getByRole('img', { name: 'CV of Dev Basu' })).toBeVisible();
  await next.getByRole('button', { name: 'Hide CV (v)' }).click();
  await expect(next.getByRole('heading', { name: 'Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
});
