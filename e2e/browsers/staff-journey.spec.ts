import { eventually } from '../lib/eventually';
import { book } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, awake, click, fill, isSeen, open, placeOf } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE } from './visitor';

for (const size of [PHONE_SIZE, DESK_SIZE]) {
  test(`${size.width} px: somebody logs in, searches the enquiries, turns the page, reads one and logs out`, async ({
    visitor,
    site,
  }) => {
    const family = `Turned${size.width}`;
    for (const letter of 'ABCDEFGHIJKL') await book(site, `${letter} ${family}`);
    await visitor.resize(size);

    await test.step('the login', async () => {
      await open(visitor, site, '/dashboard/enquiry');
      await eventually(() => addressOf(visitor)).toContain('/login?next=');
      await awake(visitor);
      await fill(visitor, '[name=email]', site.admin.email);
      await fill(visitor, '[name=password]', 'Not-the-Password-9!');
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
      await click(visitor, 'main button', 'Next');
      await placeOf(visitor, 'main p, main span', 'Page 2 of 2');
      expect(await addressOf(visitor)).toContain('page=2');
    });

    await test.step('the details', async () => {
      await click(visitor, 'main button', 'View B Turned');
      await placeOf(visitor, 'dialog[open] dd', 'Palwal');
      await visitor.press('Escape');
      await eventually(() => isSeen(visitor, 'dialog[open]')).toBe(false);
      await eventually(() =>
        ask(visitor, () => document.activeElement?.getAttribute('aria-label') ?? ''),
      ).toContain('View B Turned');
    });

    await test.step('the way out', async () => {
      await click(visitor, 'button[aria-haspopup=menu]');
      await click(visitor, '[role=menuitem]', 'Logout');
      await eventually(() => addressOf(visitor)).toBe('/');
      await open(visitor, site, '/dashboard/enquiry');
      await eventually(() => addressOf(visitor)).toContain('/login');
    });
  });
}
