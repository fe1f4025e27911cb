import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';
import { PHONE } from '../lib/widths';

const CV = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('who has applied more than once is marked in the list, on the board and on a phone, by one call for all', async ({
  page,
  site,
}) => {
  const apply = async (name: string, phone: string, designation: string) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@twice.example`;
    const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV };
    const multipart = { name, email, phone, designation, resume };
    expect((await page.request.post('/api/career', { multipart })).status()).toBe(200);
  };
  await apply('Tara Twicely', '98180 41201', 'WBD');
  await apply('Tara Twicely', '98180 41201', 'SM');
  await apply('Omar Twicely', '98180 41202', 'WBD');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/career/repeated')) asked.push(request.url());
  });
  await enter(page, site.admin, '/dashboard/career?q=Twicely');
  const rows = page.getByRole('row').filter({ hasText: 'Tara Twicely' });
  await expect(rows.filter({ hasText: '2 applications' })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Omar Twicely' })).not.toContainText('applications');
  expect(new Set(asked).size).toBe(1);
  await expectAccessible(page);

  await page.goto('/dashboard/career?is.designation=SM&q=Twicely');
  await expect(rows.filter({ hasText: '2 applications' })).toHaveCount(1);

  await page.setViewportSize(PHONE);
  await expect(rows.getByText('2 applications')).toBeVisible();

  await page.goto('/dashboard/career?view=board&q=Twicely');
  const cards = page.getByRole('listitem').filter({ hasText: 'Tara Twicely' });
  await expect(cards.filter({ hasText: '2 applications' })).toHaveCount(2);
  await expectAccessible(page);
});
