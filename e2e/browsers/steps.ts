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
export const placeOf = (visitor: Visitor, selector: string, words = '') =>
  atLast(() => ask(visitor, visiblePlace, selector, words), `${selector} ${words}`);

export async function isSeen(visitor: Visitor, selector: string, words = '') {
  return (await ask(visitor, visiblePlace, selector, words)) !== null;
}

/** Each question goes through a driver and back: what has been answered is not asked again. */
async function atLast<Answer>(question: () => Promise<Answer | null>, message: string) {
  const answers: Answer[] = [];
  const look = async () => {
    const answer = await question();
    if (answer !== null) answers.push(answer);
    return answers.length;
  };
  await eventually(look, { message }).toBe(1);
  const [answer] = answers;
  if (answer === undefined) throw new Error(`${message} has gone`);
  return answer;
}

const visiblePlace = async (selector: string, words: string, toBeClicked = false) => {
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(words);
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  const look = () => {
    const element = [...document.querySelectorAll(selector)].find((one) => named(one) && seen(one));
    if (!element) return null;
    // The first line of a link that has two: the middle of both may be in neither.
    const [{ x, y, width, height, top, bottom, left, right } = element.getBoundingClientRect()] =
      element.getClientRects();
    return { x, y, width, height, top, bottom, left, right };
  };
  const place = look();
  if (!place || !toBeClicked) return place;
  if (place.top < 80) scrollBy(0, place.top - 200);
  else if (place.bottom > innerHeight) scrollBy(0, place.bottom - innerHeight + 100);
  const before = look();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const after = look();
  return after && after.x === before?.x && after.y === before.y ? after : null;
};

/** Brought into sight as little as need be, and clicked in its middle, once it rests: what arrives above it would move it away from under the click. */
export async function click(visitor: Visitor, selector: string, words = '', holding?: Held) {
  // A page that is left meanwhile answers nothing.
  const look = () => ask(visitor, visiblePlace, selector, words, true).catch(() => null);
  const { x, y, width, height } = await atLast(look, `${selector} ${words}, at rest`);
  await visitor.clickAt({ x: x + width / 2, y: y + height / 2 }, holding);
}

/** How many letters are keys: in WebKit each of them goes through four processes. Those before them are pasted. */
const KEYS = 3;

/** Clicked and typed into, in place of whatever stood there. */
export async function fill(visitor: Visitor, selector: string, words: string) {
  await click(visitor, selector);
  await ask(visitor, paste, words.slice(0, -KEYS));
  await visitor.type(words.slice(-KEYS));
  await eventually(() => typedInto(visitor, selector), { message: selector }).toBe(words);
}

const paste = async (words: string) => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.select();
  document.execCommand(words ? 'insertText' : 'delete', false, words);
  // What the page does with it is done by then: nobody types as fast as a driver.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
};

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
