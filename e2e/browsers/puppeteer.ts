import puppeteer, { type BrowserContext, type ConsoleMessage, type LaunchOptions } from 'puppeteer-core';
import { browserArgs } from '../../scripts/lib/browsers/browser-args';
import { noteBreaches } from '../lib/fixtures';
import type { EveryBrowser, Held, Visitor } from './visitor';

const launchOptions = {
  chrome: { args: [...browserArgs, '--force-prefers-reduced-motion'] },
  firefox: { extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } },
} satisfies Record<string, LaunchOptions>;

/** Chromium or Firefox, by DevTools' protocol or by WebDriver BiDi. */
export async function startWith(
  browser: keyof typeof launchOptions,
  executablePath: string,
): Promise<EveryBrowser> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    ...launchOptions[browser],
  });
  return {
    visit: async () => visitIn(await running.createBrowserContext()),
    close: () => running.close(),
  };
}

/** What the faults in a note say; nothing more, once their page has gone. */
const toldBy = async (message: ConsoleMessage) => {
  const told = message
    .args()
    .map((arg) => arg.evaluate((thing) => (thing instanceof Error ? `${thing} ${thing.stack}` : '')));
  return (await Promise.all(told.map((words) => words.catch(() => '')))).join(' ').trim();
};

async function visitIn(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const notes: string[] = [];
  page.on('console', (message) => {
    const place = notes.push(message.text()) - 1;
    // Firefox calls a fault by its kind alone.
    void toldBy(message).then((words) => {
      if (words) notes[place] += ` ${words}`;
    });
  });
  page.on('pageerror', (fault) => notes.push(String(fault)));
  await page.evaluateOnNewDocument(noteBreaches);
  const holding = async (key: Held | undefined, act: () => Promise<void>) => {
    if (key) await page.keyboard.down(key);
    await act();
    if (key) await page.keyboard.up(key);
  };
  return {
    notes,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }, held) => holding(held, () => page.mouse.click(x, y)),
    async drag([first = { x: 0, y: 0 }, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key, held) => holding(held, () => page.keyboard.press(key)),
    type: (words) => page.keyboard.type(words),
    picture: () => page.screenshot(),
    leave: () => context.close(),
  };
}
