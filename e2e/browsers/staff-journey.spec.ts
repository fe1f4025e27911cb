import { eventually } from '../lib/eventually';
import { book } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, awake, click, fill, isSeen, open, placeOf, typedInto } from './steps';
import { ask, type Size, type Visitor } from './visitor';

test.use({ phoneIn: 'firefox' });

test('somebody logs in, searches the enquiries, turns the page, reads and opens one for changes, looks at bell and palette, and logs out', async ({
  visitor,
  site,
  size,
}) => {
  const family = 'Turned';
  for (const letter of 'ABCDEFGHIJKL') await book(site, `${letter} ${family}`);

  await test.step('the login', async () => {
    await open(visitor, site, '/dashboard/enquiry');
    await eventually(() => addressOf(visitor)).toContain('/login?next=');
    await awake(visitor);
    await fill(visitor, '[name=email]', site.admin.email);
    await fill(visitor, '[name=password]', 'Not-the-one');
    await click(visitor, 'main button[type=submit]', 'Sign In');
    await placeOf(visitor, 'main form *', 'The email or the password is wrong.');
    await fill(visitor, '[name=password]', site.admin.password);
    await visitor.press('Enter');
    await eventually(() => addressOf(visitor)).toBe('/dashboard/enquiry');
  });

  await test.step('the list', async () => {
    await fill(visitor, 'input[type=search]', family);
    await eventually(() => addressOf(visitor)).toContain(`q=${family}`);
    // Everybody's may have two pages as well, and their place is not where these will be.
    await placeOf(visitor, 'main h1', 'Enquiry 12');
    await placeOf(visitor, 'main p, main span', 'Page 1 of 2');
    // What is typed into has one height.
    const field = await placeOf(visitor, 'search select');
    const text = await placeOf(visitor, 'search input');
    expect(Math.abs(field.height - text.height)).toBeLessThan(1);
    expect(Math.abs(field.top - text.top)).toBeLessThan(1);
    await click(visitor, 'main button', 'Next');
    await placeOf(visitor, 'main p, main span', 'Page 2 of 2');
    expect(await addressOf(visitor)).toContain('page=2');
  });

  await test.step('the details', async () => {
    await click(visitor, 'main button', 'View B Turned');
    await placeOf(visitor, 'dialog[open] dd', 'Palwal');
    await expectWhole(visitor, size);
    await click(visitor, 'dialog[open] [name=ownerId]');
    // The next letters are another owner's.
    await eventually(() => ask(visitor, chosenText)).toBe(await typedInto(visitor, '[name=ownerId]'));
    await click(visitor, 'dialog[open] h2');
    await visitor.press('Escape');
    await eventually(() => isSeen(visitor, 'dialog[open]')).toBe(false);
    await eventually(() =>
      ask(visitor, () => document.activeElement?.getAttribute('aria-label') ?? ''),
    ).toContain('View B Turned');
  });

  await test.step('the edit form', async () => {
    await click(visitor, 'main button', 'Edit B Turned');
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

  await test.step('the bell', async () => {
    await click(visitor, 'button[popovertarget]', 'Notifications');
    // It slides in: what it holds is in it once it stands.
    await eventually(async () => {
      const panel = await placeOf(visitor, '[popover=auto]:popover-open');
      const note = await placeOf(visitor, '[popover=auto] li', family);
      return note.height > 40 && note.top > panel.top && note.bottom <= panel.bottom;
    }).toBe(true);
    await expectWhole(visitor, size);
    await visitor.press('Escape');
    await eventually(() => isSeen(visitor, '[popover=auto]:popover-open')).toBe(false);
  });

  await test.step('the palette', async () => {
    await click(visitor, 'button', 'Search or jump to');
    const sheet = await placeOf(visitor, 'dialog[open]');
    const choice = await placeOf(visitor, 'dialog[open] [role=option]');
    expect(choice.top).toBeGreaterThan(sheet.top);
    await expectWhole(visitor, size);
    await visitor.press('Escape');
    await eventually(() => isSeen(visitor, 'dialog[open]')).toBe(false);
  });

  await test.step('the way out', async () => {
    await click(visitor, 'button[aria-haspopup=menu]');
    await click(visitor, '[role=menuitem]', 'Logout');
    await eventually(() => addressOf(visitor)).toBe('/');
    await open(visitor, site, '/dashboard/enquiry');
    await eventually(() => addressOf(visitor)).toContain('/login');
  });
});

const chosenText = () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return '';
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};

/** Nothing is cut off while there is room: what scrolls is as high as its content, or the whole as high as it may be. */
async function expectWhole(visitor: Visitor, { height }: Size) {
  const hidden = () =>
    ask(visitor, () => {
      const sheet = document.querySelector('dialog[open], [popover=auto]:popover-open');
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
