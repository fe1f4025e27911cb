import puppeteer, { type BrowserContext, type LaunchOptions } from 'puppeteer-core';
import { browserArgs } from '../../scripts/lib/browsers/browser-args';
import { noteBreaches } from '../lib/fixtures';
import type { EveryBrowser, Visitor } from './visitor';

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

async function visitIn(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  page.on('pageerror', (fault) => notes.push(String(fault)));
  await page.evaluateOnNewDocument(noteBreaches);
  return {
    notes,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async drag([first = { x: 0, y: 0 }, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (words) => page.keyboard.type(words),
    picture: () => page.screenshot(),
    leave: () => context.close(),
  };
}
