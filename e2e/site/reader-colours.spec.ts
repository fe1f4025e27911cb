import type { Locator } from '@playwright/test';
import { samples } from '../../src/platform/files/test-kit';
import { expect, signIn, test } from '../lib/fixtures';

/** As Windows' high contrast does it: the reader's own colours, no fills and no shadows. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const edge = (element: Locator) =>
  element.evaluate((button) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
    return {
      seen: Number.parseFloat(borderTopWidth) > 0 && borderTopStyle === 'solid',
      colour: borderTopColor,
    };
  });

/** Of all there are, once there is one. */
async function grounds(among: Locator) {
  await among.first().waitFor();
  return among.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
}

test('with the reader’s own colours a button keeps its edge, and what is chosen is told apart: a tab, a place, a view, a day, a stage, a score', async ({
  page,
  site,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await test.step('a button that is known by its fill', async () => {
    await page.goto('/');
    const { seen, colour } = await edge(page.getByRole('button', { name: 'Submit Request' }));
    expect(seen).toBe(true);
    expect(colour).not.toBe(await ground());
  });

  await test.step('the tabs of the portfolio', async () => {
    await page.goto('/portfolio?tab=Finance');
    const lines = await page
      .getByRole('navigation', { name: 'Industries' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({ words: link.textContent, line: getComputedStyle(link).borderBottomColor })),
      );
    const around = await ground();
    expect(lines.filter(({ line }) => line !== around).map(({ words }) => words)).toEqual(['Finance']);
  });

  await test.step('no line of a heading is covered by the ground of the next', async () => {
    await page.goto('/about-us');
    const { size, line } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const look = getComputedStyle(heading);
      return { size: Number.parseFloat(look.fontSize), line: Number.parseFloat(look.lineHeight) };
    });
    expect(line / size).toBeGreaterThanOrEqual(1.2);
  });

  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name: 'Contrast Rao', email: 'rao@colours.example', phone: '98180 40176', designation: 'WBD' },
      resume: { name: 'cv.png', mimeType: 'image/png', buffer: samples.png },
    },
  });
  expect(sent.status()).toBe(200);
  await signIn(page, site.admin);

  const chosen =
    await test.step('where one is, which view of a list is shown, which day was chosen', async () => {
      await page.goto('/dashboard/enquiry?add=1');
      const mark = page.locator('nav[aria-label=Dashboard] [aria-current=page]');
      const bar = await mark.evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
      expect(bar).not.toBe(await ground());
      const add = page.getByRole('dialog', { name: 'Add enquiry' });
      await add.getByRole('button', { name: 'Tomorrow' }).click();
      const [day = ''] = await grounds(add.getByRole('button', { name: 'Tomorrow', pressed: true }));
      expect(await grounds(add.getByRole('button', { pressed: false }))).not.toContain(day);
      const views = page.locator('nav[aria-label=Views]');
      expect(await grounds(views.locator('[aria-current]'))).toEqual([day]);
      expect(await grounds(views.locator('a:not([aria-current])'))).not.toContain(day);
      return day;
    });

  await test.step('the stage of an application, and what was scored', async () => {
    await page.goto('/dashboard/career?q=Contrast');
    await page.getByRole('button', { name: 'View Contrast Rao' }).click();
    const panel = page.getByRole('dialog', { name: 'Contrast Rao' });
    const stages = panel.getByRole('region', { name: 'Stage' });
    expect(await grounds(stages.locator('[aria-current]'))).toEqual([chosen]);
    expect(await grounds(stages.locator('button:not([aria-current])'))).not.toContain(chosen);
    await panel.getByRole('button', { name: 'Score this application' }).click();
    const skills = panel.getByRole('group', { name: 'Skills' });
    await skills.getByRole('radio', { name: '3 Good' }).check();
    expect(await grounds(skills.locator('label:has(:checked)'))).toEqual([chosen]);
    expect(await grounds(skills.locator('label:not(:has(:checked))'))).not.toContain(chosen);
  });

  await test.step('figures and their days', async () => {
    await page.goto('/dashboard/hiring');
    const days = page.getByRole('main').locator('[aria-current=true]').filter({ hasText: /days$/ });
    await expect(days).toHaveCount(1);
    expect(await grounds(days)).toEqual([chosen]);
  });
});
