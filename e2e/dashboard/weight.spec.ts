import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../lib/fixtures';

const KB = 1024;

/** The scripts that a page makes the browser fetch, and how large each of them comes. */
function watchScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !scripts.has(pathname))
      scripts.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  return {
    names: () => [...scripts.keys()].join('\n'),
    total: async () => (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0),
  };
}

test('the first screen of the dashboard is light, and a list fetches nothing of the import or the board before it is asked for', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);
  const scripts = watchScripts(page);

  await test.step('the dashboard', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(/Enquiry Requests\s*\d+/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const total = await scripts.total();
    expect(total).toBeGreaterThan(50 * KB);
    expect(total, scripts.names()).toBeLessThan(200 * KB);
  });

  await test.step('a list', async () => {
    await page.goto('/dashboard/enquiry');
    // With a table, or without one where nothing came in yet.
    await expect(page.getByRole('heading', { name: 'Enquiry', level: 1 })).toBeVisible();
    await expect.poll(scripts.names).toMatch(/resource-list/);
    expect(scripts.names()).not.toMatch(/\/(?:import|board)[-.]/);
    await page.goto('/dashboard/followups');
    const board = page.getByRole('link', { name: 'Board', exact: true });
    await expect(board).toBeVisible();
    expect(scripts.names()).not.toMatch(/followup-board[-.]/);
    await board.click();
    await expect(page.getByRole('group', { name: 'Follow-ups by stage' })).toBeVisible();
    await expect.poll(scripts.names).toMatch(/followup-board[-.]/);
    await page.goto('/dashboard/import');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(scripts.names).toMatch(/\/import[-.]/);
  });
});
