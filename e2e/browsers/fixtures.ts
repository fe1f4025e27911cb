import { chromium, expect } from '@playwright/test';
import { REFUSAL } from '../lib/fixtures';
import { test as siteTest } from '../lib/site';
import { startWith } from './puppeteer';
import { DESK_SIZE, type EveryBrowser, PHONE_SIZE, type Size, type Visitor } from './visitor';
import { startWebKit } from './webkit';

/** Of previews: they are pages of the same site, and in a sandbox only so that no form of theirs is sent. */
const OWN_PAGE = /can escape its sandboxing/;

const chromiumPath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/** How each browser is started, by the name of its project; one that was not found has no project. */
const startBrowser: Record<string, () => Promise<EveryBrowser>> = {
  chromium: () => startWith('chrome', chromiumPath ?? chromium.executablePath()),
  firefox: () => startWith('firefox', found('FIREFOX_PATH')),
  webkit: () =>
    startWebKit({
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

/** The project's browser, started once, and somebody new at it for each journey. Nothing that a journey does may leave a note in its console. */
export const test = siteTest.extend<
  { phoneIn: 'firefox' | 'webkit'; size: Size; visitor: Visitor },
  { everyBrowser: EveryBrowser }
>({
  /** A journey is on a phone in one browser and at a desk in the others: it sees both widths, and so does each browser in some. */
  phoneIn: ['webkit', { option: true }],
  size: ({ phoneIn }, use, { project }) => use(project.name === phoneIn ? PHONE_SIZE : DESK_SIZE),
  everyBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { project }) => {
      const start = startBrowser[project.name];
      if (!start) throw new Error(`No browser for the project ${project.name}`);
      const running = await start();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ everyBrowser, size }, use, info) => {
    const visitor = await everyBrowser.visit();
    await visitor.resize(size);
    await use(visitor);
    if (info.status !== info.expectedStatus) {
      await info.attach('picture', { body: Buffer.from(await visitor.picture()), contentType: 'image/png' });
    }
    const { notes } = visitor;
    await visitor.leave();
    expect(notes.filter((note) => !REFUSAL.test(note) && !OWN_PAGE.test(note))).toEqual([]);
  },
});

export { expect };
