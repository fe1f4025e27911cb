import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { noteLook } from './screens';
import { settled } from './shifts';
import { BOTH_WIDTHS, PHONE } from './widths';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * No finding of axe, and nothing wider than the window. The dashboard's dark colours are looked at, too, once: they are
 * the same at every width. What no journey on a phone comes by is looked at as on a phone.
 */
export async function expectAccessible(page: Page, part: Part = {}) {
  await expectGoodLook(page, part);
  const desk = page.viewportSize();
  if (!desk || desk.width === PHONE.width) return;
  if ((await page.locator('[data-scheme="auto"]').count()) > 0) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindings(page, { ...part, rules: ['color-contrast'] });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (BOTH_WIDTHS.includes(path.basename(test.info().file))) return;
  await page.setViewportSize(PHONE);
  await expectGoodLook(page, part);
  await page.setViewportSize(desk);
}

async function expectGoodLook(page: Page, part: Part) {
  await expectNoFindings(page, part);
  await expectToFit(page);
}

/** A window of 1280 px whose content the reader has enlarged four times, for as long as something is done there. */
export async function enlarged(page: Page, act: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await act();
  if (before) await page.setViewportSize(before);
}

/** Neither the page nor what an open dialog shows can be pushed sideways. */
export const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(widestOverflow), { message: 'wider than it should be' })
    .toBeLessThanOrEqual(0);

const widestOverflow = () =>
  Math.max(
    document.documentElement.scrollWidth - window.innerWidth,
    ...Array.from(document.querySelectorAll('dialog[open], dialog[open] *'))
      .map((part) => ({ part, look: getComputedStyle(part) }))
      // What snaps is a row of pictures that is meant to be pushed.
      .filter(({ look }) => /auto|scroll/.test(look.overflowX) && look.scrollSnapType === 'none')
      .map(({ part }) => part.scrollWidth - part.clientWidth),
  );

interface Part {
  rules?: string[];
  /** The rest is looked at elsewhere. */
  within?: string;
  /** The sidebar and the bar of the dashboard, the foot of the site, too: they are the same on every page, and looked at once. */
  frame?: boolean;
}

/**
 * While a dialog is open it is all that there is: what lies behind is looked at where it stands alone.
 * Looked at again where there is a finding: a toast that fades away meanwhile has no colours of its own.
 */
export async function expectNoFindings(page: Page, part: Part = {}) {
  await expect.poll(() => axeFindings(page, part), { intervals: [1000] }).toEqual([]);
  noteLook(page.url());
}

async function axeFindings(page: Page, part: Part) {
  // What still fades in has not got its colours yet.
  await page.evaluate(settled);
  // It is two thirds of a megabyte, and stays there until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(findingsOfAxe, part);
}

const findingsOfAxe = async ({ rules, within, frame }: Part) => {
  // Only what is wrong is written up, which takes half the time. No page of ours has another in a frame, or plays anything by itself.
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
  if (rules) options.runOnly = { type: 'rule', values: rules };
  const place = within ?? (document.querySelector('dialog:modal') ? 'dialog:modal' : 'html');
  const frames = '#sidebar, #sidebar ~ div > header, main ~ footer, main ~ * footer';
  // What is open belongs to the page that it was opened on.
  const isShut = (part: Element) => !part.querySelector(':popover-open, details[open]');
  const exclude = frame ? [] : [...document.querySelectorAll(frames)].filter(isShut);
  const found = await window.axe?.run({ include: document.querySelectorAll(place), exclude }, options);
  if (!found) throw new Error('axe is not there');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
