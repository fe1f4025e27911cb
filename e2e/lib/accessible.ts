import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { noteLook, partsLookedAt } from './screens';
import { settled } from './shifts';
import { findUnseenParts, type Place } from './unseen-parts';
import { PHONE } from './widths';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * No finding of axe, and nothing wider than the window. The dashboard's dark colours are looked at, too, once: they are
 * the same at every width. What a journey at the desk comes by is looked at as on a phone, too.
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

interface Part extends Place {
  rules?: string[];
}

/**
 * Whatever axe has looked at on this screen before, in this width and these colours, it is not shown again: most of what
 * a journey comes by has been there in another. Looked at again where there is a finding: a toast that fades away
 * meanwhile has no colours of its own.
 */
export async function expectNoFindings(page: Page, part: Part = {}) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const colours = isDark ? 'dark' : 'light';
  const looked = partsLookedAt(page.url(), page.viewportSize()?.width, colours, ...(part.rules ?? []));
  let signs: string[] = [];
  const look = async () => {
    const { found, unseen } = await axeFindings(page, part, looked.all());
    signs = unseen;
    return found;
  };
  await expect.poll(look, { intervals: [1000] }).toEqual([]);
  looked.add(signs);
  noteLook(page.url());
}

async function axeFindings(page: Page, { rules = [], ...place }: Part, seen: string[]) {
  // What still fades in has not got its colours yet.
  await page.evaluate(settled);
  const parts = await page.evaluateHandle(findUnseenParts, { ...place, seen });
  const unseen = await parts.evaluate(({ signs }) => signs);
  if (unseen.length === 0) return { found: [], unseen };
  // It is two thirds of a megabyte, and stays there until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return { found: await parts.evaluate(findingsOfAxe, rules), unseen };
}

const findingsOfAxe = async (parts: ReturnType<typeof findUnseenParts>, rules: string[]) => {
  const { exclude } = parts;
  // A toast may have gone meanwhile. Where nothing else was new, it is looked for once more.
  const include = parts.include.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return ['what was new has gone'];
  // Only what is wrong is written up, which takes half the time. No page of ours has another in a frame, or plays anything by itself.
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
  if (rules.length > 0) options.runOnly = { type: 'rule', values: rules };
  const found = await window.axe?.run({ include, exclude }, options);
  if (!found) throw new Error('axe is not there');
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
