import { chromium, expect } from '@playwright/test';
import { test as siteTest } from '../lib/site';
import { visitWith } from './puppeteer';
import type { Visitor } from './visitor';
import { visitWithWebKit } from './webkit';

/** How each browser is opened, by the name of its project; one that was not found has no project. */
const openBrowser: Record<string, () => Promise<Visitor>> = {
  chromium: () => visitWith('chrome', process.env.CHROMIUM_PATH ?? chromium.executablePath()),
  firefox: () => visitWith('firefox', found('FIREFOX_PATH')),
  webkit: () =>
    visitWithWebKit({
      driver: found('WEBKIT_DRIVER_PATH'),
      browser: found('WEBKIT_PATH'),
      screen: found('XVFB_PATH'),
    }),
};

function found(name: string) {
  const place = process.env[name];
  if (!place) throw new Error(`${name} is not set`);
  return place;
}

/** A window of the project's browser. Nothing that a journey does may leave a note in its console. */
export const test = siteTest.extend<{ visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  visitor: async ({}, use, info) => {
    const open = openBrowser[info.project.name];
    if (!open) throw new Error(`No browser for the project ${info.project.name}`);
    const visitor = await open();
    await use(visitor);
    await info.attach('picture', { body: Buffer.from(await visitor.picture()), contentType: 'image/png' });
    const { notes } = visitor;
    await visitor.leave();
    expect(notes).toEqual([]);
  },
});

export { expect };
