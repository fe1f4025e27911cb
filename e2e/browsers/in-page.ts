import { expect } from '@playwright/test';
import { eventually } from '../lib/eventually';
import { click, placeOf, scrollY, settled } from './steps';
import { ask, type Visitor } from './visitor';

/** Where a place comes to stand, clear of the site's bar: `scroll-padding-top`. */
export const BELOW_BAR = 96;

/** By a link within the page, back to where one was, and there once more. */
export async function follow(visitor: Visitor, link: string, place: string) {
  const { top } = await placeOf(visitor, link);
  if (top < BELOW_BAR || top > 700) {
    await ask(visitor, (by) => scrollBy(0, by - 300), top);
    await settled(visitor);
  }
  const from = await scrollY(visitor);
  await click(visitor, link);
  await eventually(() => ask(visitor, () => location.hash)).toBe(place);
  await expectAt(visitor, place);
  const there = await settled(visitor);
  await visitor.back();
  await expectScrolledTo(visitor, from, `back from ${place}`);
  await visitor.forward();
  await expectScrolledTo(visitor, there, `again to ${place}`);
}

/** Less than half a line: what is laid out only when it comes near moves what lies below it by a few pixels. */
const NEARLY = 8;
const expectScrolledTo = (visitor: Visitor, y: number, message: string) =>
  eventually(async () => Math.abs((await scrollY(visitor)) - y), { message }).toBeLessThanOrEqual(NEARLY);

export async function expectAt(visitor: Visitor, place: string) {
  await eventually(() => isAt(visitor, place), { message: `${place} is not where it should be` }).toBe(true);
  await settled(visitor);
  expect(await isAt(visitor, place)).toBe(true);
}

/** At the top of the screen, or as near to it as the end of the page lets it. */
const isAt = (visitor: Visitor, place: string) =>
  ask(
    visitor,
    (selector, top) => {
      const off = (document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) - top;
      const end = document.documentElement.scrollHeight - innerHeight - window.scrollY < 2;
      return Math.abs(off) < 2 || (end && off > 0);
    },
    place,
    BELOW_BAR,
  );

export const allLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>('.until-near')].every(
    ({ style }) => style.contentVisibility === 'visible',
  );

export const headingInSight = () => {
  const middle = innerHeight / 2;
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].map((one) => ({
    words: one.textContent ?? '',
    top: one.getBoundingClientRect().top,
  }));
  const far = ({ top }: { top: number }) => Math.abs(top - middle);
  return headings.reduce((near, one) => (far(one) < far(near) ? one : near));
};

/** Parts of a page that were scrolled by themselves: no wheel scrolls them back. */
export const scrolledWithin = () =>
  [...document.querySelectorAll('body *')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(({ className }) => className);
