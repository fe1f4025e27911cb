import { eventually } from '../lib/eventually';
import { expect, test } from './fixtures';
import { allLaidOut, BELOW_BAR, expectAt, follow, headingInSight, scrolledWithin } from './in-page';
import { addressOf, awake, click, fill, isSeen, open, placeOf, scrollY, settled, typedInto } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE, type Visitor } from './visitor';

test('pages are read, links lead within them and back, the menu leads on, a popup covers them, and an enquiry is refused, mended and sent', async ({
  visitor,
  site,
  size,
}) => {
  await test.step('the first page opens at its form, which is whole, and can be scrolled back', async () => {
    await open(visitor, site, '/#demo');
    await expectAt(visitor, '#demo');
    expect(await ask(visitor, scrolledWithin)).toEqual([]);
    await expectReadable(visitor);
  });

  await test.step('links of a page, one after the other', async () => {
    await open(visitor, site, '/policy');
    for (const place of ['why', 'how-long']) {
      await ask(visitor, () =>
        document.querySelector('main details:has(a[href^="#"])')?.setAttribute('open', ''),
      );
      await follow(visitor, `main a[href="#${place}"]`, `#${place}`);
    }
  });

  await test.step('the same link once more, from elsewhere', async () => {
    await open(visitor, site, '/home');
    await expectReadable(visitor);
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
    await expectReadable(visitor);
  });

  await test.step('the chosen tab of the portfolio is in sight on a phone, however far along it is', async () => {
    await visitor.resize(PHONE_SIZE);
    await open(visitor, site, '/portfolio?tab=Software');
    expect(await settled(visitor)).toBe(0);
    const chosen = () => placeOf(visitor, 'nav[aria-label=Industries] [aria-current]');
    await eventually(async () => (await chosen()).right).toBeLessThanOrEqual(PHONE_SIZE.width);
    expect((await chosen()).left).toBeGreaterThan(0);
    await visitor.resize(size);
    await expectReadable(visitor);
  });

  await test.step('the menu', async () => {
    await ask(visitor, () => scrollTo(0, 0));
    await settled(visitor);
    if (size === DESK_SIZE) await openList(visitor);
    else await openPhoneMenu(visitor);
    await awake(visitor);
    await placeOf(visitor, 'h1');
  });

  await test.step('what stands behind a popup is dark, also where it is not blurred', async () => {
    await open(visitor, site, '/it');
    expect(await ask(visitor, opacityOfPopup)).toBeGreaterThan(0.95);
  });

  await test.step('the skip link leads to the content and takes the keyboard there', async () => {
    await open(visitor, site, '/contact-us');
    await ask(visitor, () => document.querySelector<HTMLElement>('a[href="#content"]')?.focus());
    await visitor.press('Enter');
    await eventually(() => ask(visitor, () => document.activeElement?.id)).toBe('content');
    expect(await settled(visitor)).toBeLessThan(BELOW_BAR);
  });

  await test.step('the form', async () => {
    await click(visitor, 'main form button', 'Send enquiry');
    await placeOf(visitor, '[role=status], [role=alert], main p', 'All fields are required.');
    await eventually(() => ask(visitor, () => document.activeElement?.getAttribute('name'))).toBe('name');
    await fill(visitor, 'main form [name=name]', 'Meera');
    await fill(visitor, 'main form [name=email]', 'meera@browsers.example');
    await fill(visitor, 'main form [name=phone]', '12');
    await fill(visitor, 'main form [name=city]', 'Palwal');
    // Whoever is quicker is taken for a program.
    await ask(visitor, () => {
      const now = Date.now;
      Date.now = () => now() + 2100;
    });
    await click(visitor, 'main form button', 'Send enquiry');
    const refusal = 'Phone must be a number of 6 to 15 digits.';
    await placeOf(visitor, '[role=status], [role=alert], main p', refusal);
    expect(await typedInto(visitor, 'main form [name=name]')).toBe('Meera');
    await fill(visitor, 'main form [name=phone]', '9818040155');
    await click(visitor, 'main form button', 'Send enquiry');
    await placeOf(visitor, '[role=status]', 'Your message has been sent successfully!');
    await eventually(() => typedInto(visitor, 'main form [name=name]')).toBe('');
  });
});

/** Where one is, nothing is missing or too wide. */
async function expectReadable(visitor: Visitor) {
  await placeOf(visitor, 'h1');
  await settled(visitor);
  const address = await addressOf(visitor);
  await eventually(() => ask(visitor, unseenPictures), { message: address }).toEqual([]);
  expect(await ask(visitor, foreignFonts), address).toEqual([]);
  const tooWide = await ask(visitor, () => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, address).toBeLessThanOrEqual(0);
}

async function openPhoneMenu(visitor: Visitor) {
  await click(visitor, 'button[popovertarget=site-menu]');
  await placeOf(visitor, '#site-menu:popover-open');
  await visitor.press('Escape');
  await eventually(() => isSeen(visitor, '#site-menu:popover-open')).toBe(false);
  await click(visitor, 'button[popovertarget=site-menu]');
  await click(visitor, '#site-menu summary', 'Products');
  await click(visitor, '#site-menu a', 'IoT Products');
  await eventually(() => addressOf(visitor)).toBe('/Iot-products');
  await eventually(() => isSeen(visitor, '#site-menu:popover-open')).toBe(false);
}

async function openList(visitor: Visitor) {
  const list = 'nav[aria-label=Main] details[open] a';
  await click(visitor, 'nav[aria-label=Main] summary', 'Development');
  await placeOf(visitor, list, 'CRM Development');
  await visitor.press('Escape');
  await eventually(() => isSeen(visitor, list)).toBe(false);
  await visitor.press('Enter');
  await click(visitor, list, 'CRM Development');
  await eventually(() => addressOf(visitor)).toBe('/development?title=CRM%20Development');
  await eventually(() => isSeen(visitor, list)).toBe(false);
}

/** Pictures in sight that have not come, or cannot be drawn. */
const unseenPictures = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.naturalWidth === 0;
    })
    .map(({ src }) => src);

const foreignFonts = async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
};

const opacityOfPopup = () => {
  const popup = document.querySelector('dialog[open]');
  const pen = document.createElement('canvas').getContext('2d');
  if (!popup || !pen) return 0;
  pen.fillStyle = getComputedStyle(popup).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  return (pen.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
};
