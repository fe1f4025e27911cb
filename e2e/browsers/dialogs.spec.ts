import { eventually } from '../lib/eventually';
import { book } from '../lib/people';
import { expect, test } from './fixtures';
import { click, isSeen, open, placeOf, signIn, typedInto } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE, type Visitor } from './visitor';

for (const size of [PHONE_SIZE, DESK_SIZE]) {
  test(`${size.width} px: the edit form, the details and the bell show what they hold`, async ({
    visitor,
    site,
  }) => {
    const name = `Asha ${size.width}`;
    await book(site, name);
    await visitor.resize(size);
    await signIn(visitor, site);
    await open(visitor, site, `/dashboard/enquiry?q=${encodeURIComponent(name)}`);

    await test.step('what is typed into has one height', async () => {
      const field = await placeOf(visitor, 'search select');
      const text = await placeOf(visitor, 'search input');
      expect(Math.abs(field.height - text.height)).toBeLessThan(1);
      expect(Math.abs(field.top - text.top)).toBeLessThan(1);
    });

    await test.step('the edit form', async () => {
      await click(visitor, 'button', `Edit ${name}`);
      await placeOf(visitor, 'dialog[open] [name=requirement]');
      await expectWhole(visitor, size);
      const dialog = await placeOf(visitor, 'dialog[open]');
      for (const field of ['name', 'email', 'city', 'requirement']) {
        const { top, bottom, height } = await placeOf(visitor, `dialog[open] [name=${field}]`);
        expect(height, field).toBeGreaterThan(40);
        expect(top, field).toBeGreaterThan(dialog.top);
        expect(bottom, field).toBeLessThan(dialog.bottom);
      }
      await visitor.press('Escape');
      await eventually(() => isSeen(visitor, 'dialog[open]')).toBe(false);
    });

    await test.step('the details', async () => {
      await click(visitor, 'button', `View ${name}`);
      await placeOf(visitor, 'dialog[open] dd', 'Palwal');
      await expectWhole(visitor, size);
      await click(visitor, 'dialog[open] [name=ownerId]');
      // The next letters are another owner's.
      await eventually(() => ask(visitor, chosenText)).toBe(await typedInto(visitor, '[name=ownerId]'));
      await click(visitor, 'dialog[open] h2');
      await visitor.press('Escape');
      await eventually(() => isSeen(visitor, 'dialog[open]')).toBe(false);
    });

    await test.step('the bell', async () => {
      await click(visitor, 'button[popovertarget]', 'Notifications');
      // It slides in: what it holds is in it once it stands.
      await eventually(async () => {
        const panel = await placeOf(visitor, '[popover]:popover-open');
        const note = await placeOf(visitor, '[popover] li', name);
        return note.height > 40 && note.top > panel.top && note.bottom <= panel.bottom;
      }).toBe(true);
      await expectWhole(visitor, size);
    });

    await test.step('the palette', async () => {
      await open(visitor, site, '/dashboard');
      await click(visitor, 'button', 'Search or jump to');
      const sheet = await placeOf(visitor, 'dialog[open]');
      const choice = await placeOf(visitor, 'dialog[open] [role=option]');
      expect(choice.top).toBeGreaterThan(sheet.top);
      await expectWhole(visitor, size);
    });
  });
}

const chosenText = () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return '';
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};

/** Nothing is cut off while there is room: what scrolls is as high as its content, or the whole as high as it may be. */
async function expectWhole(visitor: Visitor, { height }: { height: number }) {
  const hidden = () =>
    ask(visitor, () => {
      const sheet = document.querySelector('dialog[open], [popover]:popover-open');
      // Of a panel it stands in a row, with what is read beside it.
      const parts = sheet?.querySelectorAll(':scope > *, :scope > div > *') ?? [];
      const part = [...parts].find((one) => getComputedStyle(one).overflowY === 'auto');
      if (!sheet || !part) return null;
      return {
        cutOff: part.scrollHeight - part.clientHeight,
        shown: part.clientHeight,
        whole: sheet.clientHeight,
      };
    });
  await eventually(async () => (await hidden())?.shown ?? 0).toBeGreaterThan(60);
  const part = await hidden();
  if (part && part.cutOff > 0) expect(part.whole).toBeGreaterThan(height * 0.6);
}
