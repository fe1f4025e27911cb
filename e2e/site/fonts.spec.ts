import type { CDPSession } from '@playwright/test';
import { expect, test } from '../lib/fixtures';
import { addressOf, kinds } from '../lib/page-kinds';

const TEXT = 3;
const BEYOND_ASCII = /[^\s!-~]/;

/** What was drawn with fonts of the machine: for a sign that ours lack the browser searches them all, in the middle of the first layout. */
async function strangersIn(client: CDPSession) {
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 });
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === TEXT && BEYOND_ASCII.test(nodeValue));
  const strangers: string[] = [];
  for (const { nodeId, nodeValue } of texts) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
    strangers.push(...foreign.map(({ familyName }) => `${familyName}: ${nodeValue}`));
  }
  return strangers;
}

test('every sign on every kind of page comes from the two fonts of the site', async ({ page, site }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  for (const kind of kinds) {
    await page.goto(await addressOf(site, kind));
    expect(await strangersIn(client), kind).toEqual([]);
  }
});

test.describe('when they do not come', () => {
  test.use({ tolerated: /Failed to load resource|^failed: .*\.woff2$/ });
  test('a page is read in fonts of the machine, and wakes all the same', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .locator('main form')
      .getByRole('button', { name: /submit|send/i })
      .first()
      .click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
});
