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

test('with the reader’s own colours a button keeps its edge, and the chosen tab is told apart', async ({
  page,
  site,
}) => {
  await test.step('buttons that are known by their fill', async () => {
    for (const [address, name] of [
      ['/', 'Submit Request'],
      ['/login', 'Sign In'],
    ] as const) {
      await page.goto(address);
      const { seen, colour } = await edge(page.getByRole('button', { name }));
      expect(seen, name).toBe(true);
      expect(colour, name).not.toBe(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      );
    }
  });

  await test.step('the tabs of the portfolio', async () => {
    await page.goto('/portfolio?tab=Finance');
    const lines = await page
      .getByRole('navigation', { name: 'Industries' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({ words: link.textContent, line: getComputedStyle(link).borderBottomColor })),
      );
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(lines.filter(({ line }) => line !== ground).map(({ words }) => words)).toEqual(['Finance']);
  });

  await test.step('no line of a heading is covered by the ground of the next', async () => {
    await page.goto('/about-us');
    const { size, line } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const look = getComputedStyle(heading);
      return { size: Number.parseFloat(look.fontSize), line: Number.parseFloat(look.lineHeight) };
    });
    expect(line / size).toBeGreaterThanOrEqual(1.2);
  });

  await test.step('where one is in the dashboard', async () => {
    await signIn(page, site.admin);
    await page.goto('/dashboard');
    const mark = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]');
    const colours = await mark.evaluate((link) => ({
      bar: getComputedStyle(link, '::before').backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    expect(colours.bar).not.toBe(colours.ground);
  });

  await test.step('which view of a list is shown, and which day was chosen', async () => {
    await page.goto('/dashboard/enquiry?add=1');
    const add = page.getByRole('dialog', { name: 'Add enquiry' });
    await add.getByRole('button', { name: 'Tomorrow' }).click();
    const [chosen] = await grounds(add.getByRole('button', { name: 'Tomorrow', pressed: true }));
    expect(await grounds(add.getByRole('button', { pressed: false }))).not.toContain(chosen);
    const views = page.locator('nav[aria-label=Views]');
    expect(await grounds(views.locator('[aria-current]'))).toEqual([chosen]);
    expect(await grounds(views.locator('a:not([aria-current])'))).not.toContain(chosen);
  });
});

test('with the reader’s own colours an application tells its stage and what was scored, and figures their days', async ({
  page,
  site,
}) => {
  const sent = await page.request.post('/api/career', {
    multipart: {
      ...{ name: 'Contrast Rao', email: 'rao@colours.example', phone: '98180 40176', designation: 'WBD' },
      resume: { name: 'cv.png', mimeType: 'image/png', buffer: samples.png },
    },
  });
  expect(sent.status()).toBe(200);
  await signIn(page, site.admin);
  await page.goto('/dashboard/career?q=Contrast');
  await page.getByRole('button', { name: 'View Contrast Rao' }).click();
  const panel = page.getByRole('dialog', { name: 'Contrast Rao' });
  const stages = panel.getByRole('region', { name: 'Stage' });
  const [chosen] = await grounds(stages.locator('[aria-current]'));
  expect(await grounds(stages.locator('button:not([aria-current])'))).not.toContain(chosen);

  await panel.getByRole('button', { name: 'Score this application' }).click();
  const skills = panel.getByRole('group', { name: 'Skills' });
  await skills.getByRole('radio', { name: '3 Good' }).check();
  expect(await grounds(skills.locator('label:has(:checked)'))).toEqual([chosen]);
  expect(await grounds(skills.locator('label:not(:has(:checked))'))).not.toContain(chosen);

  await page.goto('/dashboard/hiring');
  const days = page.getByRole('main').locator('[aria-current=true]').filter({ hasText: /days$/ });
  await expect(days).toHaveCount(1);
  expect(await grounds(days)).toEqual([chosen]);
});
