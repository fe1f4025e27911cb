import { expect } from '@playwright/test';
import { LATER } from '../../src/ui/shell/wake-script';
import { eventually } from '../lib/eventually';
import { isAwake } from '../lib/fixtures';
import type { Site } from '../lib/site';
import { ask, type Held, type Visitor } from './visitor';

export const awake = (visitor: Visitor) =>
  eventually(() => ask(visitor, isAwake, LATER.script), { message: 'awake' }).toBe(true);

export async function open(visitor: Visitor, site: Site, address: string) {
  await visitor.open(site.url + address);
  await awake(visitor);
}

export async function signIn(visitor: Visitor, site: Site) {
  await visitor.open(`${site.url}/robots.txt`);
  const status = await ask(
    visitor,
    async (person) => {
      const answer = await fetch('/api/user/admin-login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(person),
      });
      const { token } = await answer.json();
      localStorage.setItem('user', token);
      return answer.status;
    },
    site.admin,
  );
  expect(status).toBe(200);
}

/** Where something stands on the screen, once it is there: the first of the kind that is seen and holds the words. */
export async function placeOf(visitor: Visitor, selector: string, words = '') {
  const find = () => ask(visitor, visiblePlace, selector, words);
  await eventually(find, { message: `${selector} ${words}` }).not.toBeNull();
  const place = await find();
  if (!place) throw new Error(`${selector} ${words} has gone`);
  return place;
}

export async function isSeen(visitor: Visitor, selector: string, words = '') {
  return (await ask(visitor, visiblePlace, selector, words)) !== null;
}

const visiblePlace = (selector: string, words: string) => {
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(words);
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  const element = [...document.querySelectorAll(selector)].find((one) => named(one) && seen(one));
  if (!element) return null;
  // The first line of a link that has two: the middle of both may be in neither.
  const [{ x, y, width, height, top, bottom, left, right } = element.getBoundingClientRect()] =
    element.getClientRects();
  return { x, y, width, height, top, bottom, left, right };
};

/** Brought into sight as little as need be, and clicked in its middle. */
export async function click(visitor: Visitor, selector: string, words = '', holding?: Held) {
  const { top, bottom } = await placeOf(visitor, selector, words);
  await ask(
    visitor,
    (above, below) => {
      if (above < 80) scrollBy(0, above - 200);
      else if (below > innerHeight) scrollBy(0, below - innerHeight + 100);
    },
    top,
    bottom,
  );
  const { x, y, width, height } = await restingPlaceOf(visitor, selector, words);
  await visitor.clickAt({ x: x + width / 2, y: y + height / 2 }, holding);
}

/** Where it stands twice in a row: what arrives above it meanwhile would move it away from under the click. */
async function restingPlaceOf(visitor: Visitor, selector: string, words: string) {
  let place = await placeOf(visitor, selector, words);
  const hasMoved = async () => {
    const { x, y } = place;
    place = await placeOf(visitor, selector, words);
    return place.x !== x || place.y !== y;
  };
  await eventually(hasMoved, { message: `${selector} ${words} at rest` }).toBe(false);
  return place;
}

/** Clicked and typed into, after whatever stood there. */
export async function fill(visitor: Visitor, selector: string, words: string) {
  await click(visitor, selector);
  await ask(visitor, () => {
    const typed = document.activeElement;
    if (typed instanceof HTMLInputElement || typed instanceof HTMLTextAreaElement) typed.select();
  });
  await visitor.type(words);
  await eventually(() => typedInto(visitor, selector), { message: selector }).toBe(words);
}

export const typedInto = (visitor: Visitor, selector: string) =>
  ask(visitor, (place) => document.querySelector<HTMLInputElement>(place)?.value, selector);

/** Where the address bar says one is. */
export const addressOf = (visitor: Visitor) => ask(visitor, () => location.pathname + location.search);

export const scrollY = (visitor: Visitor) => ask(visitor, () => Math.round(window.scrollY));

/** Still for a few frames: whatever a click or a new page moves has moved. Answers where it came to rest. */
export const settled = (visitor: Visitor) => ask(visitor, comeToRest);

const comeToRest = () =>
  new Promise<number>((resolve) => {
    let [last, stillFrames] = [Number.NaN, 0];
    const look = () => {
      stillFrames = window.scrollY === last ? stillFrames + 1 : 0;
      last = window.scrollY;
      if (stillFrames < 4) requestAnimationFrame(look);
      else resolve(Math.round(last));
    };
    look();
  });
