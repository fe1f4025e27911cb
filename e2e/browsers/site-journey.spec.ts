import { eventually } from '../lib/eventually';
import { expect, test } from './fixtures';
import { addressOf, awake, click, fill, isSeen, open, placeOf, settled, typedInto } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE, type Visitor } from './visitor';

for (const size of [PHONE_SIZE, DESK_SIZE]) {
  test(`${size.width} px: a page is read, the menu leads on, and an enquiry is refused, mended and sent`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(size);

    await test.step('reading', async () => {
      for (const address of ['/', '/home', '/portfolio', '/about-us']) {
        await open(visitor, site, address);
        await placeOf(visitor, 'h1');
        await ask(visitor, () => scrollTo(0, innerHeight * 2));
        await settled(visitor);
        await eventually(() => ask(visitor, unseenPictures), { message: address }).toEqual([]);
        expect(await ask(visitor, foreignFonts), address).toEqual([]);
        const tooWide = await ask(visitor, () => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, address).toBeLessThanOrEqual(0);
      }
    });

    await test.step('the menu', async () => {
      await open(visitor, site, '/contact-us');
      if (size === PHONE_SIZE) await openPhoneMenu(visitor);
      else await openList(visitor);
      await awake(visitor);
      await placeOf(visitor, 'h1');
    });

    await test.step('the form', async () => {
      await open(visitor, site, '/contact-us');
      await click(visitor, 'main form button', 'Send enquiry');
      await placeOf(visitor, '[role=status], [role=alert], main p', 'All fields are required.');
      await eventually(() => ask(visitor, () => document.activeElement?.getAttribute('name'))).toBe('name');
      await fill(visitor, 'main form [name=name]', 'Meera Nair');
      await fill(visitor, 'main form [name=email]', 'meera@browsers.example');
      await fill(visitor, 'main form [name=phone]', '12');
      await fill(visitor, 'main form [name=city]', 'Palwal');
      // Whoever is quicker is taken for a program.
      await ask(visitor, () => {
        const now = Date.now;
        Date.now = () => now() + 2100;
      });
      await click(visitor, 'main form button', 'Send enquiry');
      await placeOf(
        visitor,
        '[role=status], [role=alert], main p',
        'Phone must be a number of 6 to 15 digits.',
      );
      expect(await typedInto(visitor, 'main form [name=name]')).toBe('Meera Nair');
      await fill(visitor, 'main form [name=phone]', '98180 40155');
      await click(visitor, 'main form button', 'Send enquiry');
      await placeOf(visitor, '[role=status]', 'Your message has been sent successfully!');
      await eventually(() => typedInto(visitor, 'main form [name=name]')).toBe('');
    });
  });
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
