import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserArgs } from '../../scripts/lib/browsers/browser-args';
import { noteBreaches } from '../lib/fixtures';
import type { Visitor } from './visitor';

const launchOptions = {
  chrome: { args: [...browserArgs, '--force-prefers-reduced-motion'] },
  firefox: { extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } },
} satisfies Record<string, LaunchOptions>;

/** Chromium or Firefox, by DevTools' protocol or by WebDriver BiDi. */
export async function visitWith(
  browser: keyof typeof launchOptions,
  executablePath: string,
): Promise<Visitor> {
  const window = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    ...launchOptions[browser],
  });
  const [first] = await window.pages();
  const page = first ?? (await window.newPage());
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
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    leave: () => window.close(),
  };
}
