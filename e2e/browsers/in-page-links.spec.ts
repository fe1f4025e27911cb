import { eventually } from '../lib/eventually';
import { expect, test } from './fixtures';
import { awake, click, open, placeOf, scrollY, settled } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE, type Visitor } from './visitor';

/** Where a place comes to stand, clear of the site's bar: `scroll-padding-top`. */
const BELOW_BAR = 96;

// One visit for all of them: a browser that takes seconds to start need not start for each, and has kept places of pages before.
for (const size of [PHONE_SIZE, DESK_SIZE]) {
  test(`${size.width} px: links within a page lead to their places, Back to the old one, and a reload moves nothing`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(size);

    await test.step('links of a page, one after the other', async () => {
      await open(visitor, site, '/policy');
      for (const place of ['why', 'how-long', 'who-sees-it']) {
        await ask(visitor, () =>
          document.querySelector('main details:has(a[href^="#"])')?.setAttribute('open', ''),
        );
        await follow(visitor, `main a[href="#${place}"]`, `#${place}`);
      }
    });

    await test.step('the skip link leads to the content and takes the keyboard there', async () => {
      await open(visitor, site, '/contact-us');
      await ask(visitor, () => document.querySelector<HTMLElement>('a[href="#content"]')?.focus());
      await visitor.press('Enter');
      await eventually(() => ask(visitor, () => document.activeElement?.id)).toBe('content');
      expect(await settled(visitor)).toBeLessThan(BELOW_BAR);
    });

    await test.step('the same link once more, from elsewhere', async () => {
      await open(visitor, site, '/home');
      await follow(visitor, 'main a[href="#demo"]', '#demo');
      await ask(visitor, () => document.querySelector<HTMLElement>('main a[href="#demo"]')?.click());
      await expectAt(visitor, '#demo');
      await ask(visitor, () => scrollTo(0, 0));
      await follow(visitor, 'main a[href="#demo"]', '#demo');
    });

    await test.step('an address with a place opens there', async () => {
      await open(visitor, site, '/about-us#industries');
      await expectAt(visitor, '#industries');
      // By then all that is laid out later has been.
      await eventually(() => ask(visitor, allLaidOut)).toBe(true);
      await expectAt(visitor, '#industries');
    });

    await test.step('the form that every page leads to is whole, and the page can be scrolled back', async () => {
      await open(visitor, site, '/#demo');
      await expectAt(visitor, '#demo');
      expect(await ask(visitor, scrolledWithin)).toEqual([]);
    });

    await test.step('a reload in the middle of a page moves nothing', async () => {
      await open(visitor, site, '/about-us');
      await eventually(() => ask(visitor, allLaidOut)).toBe(true);
      await ask(visitor, () => scrollTo(0, document.documentElement.scrollHeight / 2));
      const before = await ask(visitor, headingInSight);
      await visitor.reload();
      await awake(visitor);
      await eventually(() => scrollY(visitor)).toBeGreaterThan(0);
      const first = await ask(visitor, headingInSight);
      await eventually(() => ask(visitor, allLaidOut)).toBe(true);
      await settled(visitor);
      const last = await ask(visitor, headingInSight);
      // Neither when the page comes back, nor when what lies above has been laid out.
      for (const { words, top } of [first, last]) {
        expect(words).toBe(before.words);
        expect(Math.abs(top - before.top)).toBeLessThan(4);
      }
    });
  });
}

async function follow(visitor: Visitor, link: string, place: string) {
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

async function expectAt(visitor: Visitor, place: string) {
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

const allLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>('.until-near')].every(
    ({ style }) => style.contentVisibility === 'visible',
  );

const headingInSight = () => {
  const middle = innerHeight / 2;
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].map((one) => ({
    words: one.textContent ?? '',
    top: one.getBoundingClientRect().top,
  }));
  const far = ({ top }: { top: number }) => Math.abs(top - middle);
  return headings.reduce((near, one) => (far(one) < far(near) ? one : near));
};

/** Parts of a page that were scrolled by themselves: no wheel scrolls them back. */
const scrolledWithin = () =>
  [...document.querySelectorAll('body *')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(({ className }) => className);
