import type { CDPSession, Page } from '@playwright/test';

const TEXT = 3;
const BEYOND_ASCII = /[^\s!-~]/;

/** Nothing comes from the cache either: every page is the first one that somebody sees. */
export async function watchFonts(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  return client;
}

/** What was drawn with fonts of the machine: for a sign that ours lack the browser searches them all, in the middle of the first layout. */
export async function foreignSigns(client: CDPSession) {
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
