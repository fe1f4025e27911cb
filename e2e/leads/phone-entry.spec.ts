import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { tabTo } from '../lib/keys';
import { addPerson, book, enter } from '../lib/people';
import { BY_FINGER } from '../lib/widths';
import { thursday } from './cast';

test.describe('on a phone', () => {
  test.use(BY_FINGER);
  test('a caller without an address is an enquiry without typing anything again, known as who wrote before, with a note and a day', async ({
    page,
    site,
  }, info) => {
    const name = `Pia Phone ${info.repeatEachIndex}`;
    const owner = `owner-${crypto.randomUUID().slice(0, 8)}`;
    await addPerson(site, owner, 'employee');
    await book(site, `Earlier ${name}`);
    await enter(page, site.admin, '/dashboard/followups?add=1');
    const begun = page.getByRole('dialog', { name: 'Add follow-up' });
    const add = page.getByRole('dialog', { name: 'Add enquiry' });

    await test.step('begun as a follow-up, which needs an address', async () => {
      await begun.getByLabel('Name').fill(name);
      await begun.getByLabel('Remark').fill('Wants to see the CRM.');
      await begun.getByRole('button', { name: 'Add follow-up' }).tap();
      await expect(begun.getByText('Email is required.')).toBeVisible();
      await begun.getByRole('link', { name: 'written down as an enquiry' }).tap();
      await expect(add.getByLabel('Name')).toHaveValue(name);
      await expect(add.getByLabel('Note')).toHaveValue('Wants to see the CRM.');
      expect(page.url()).not.toContain('Pia');
    });

    await test.step('what is missing is said, and whoever has the number is known', async () => {
      await add.getByRole('button', { name: 'Add enquiry' }).tap();
      await expect(add.getByText('Phone is required.')).toBeVisible();
      await add.getByLabel('Phone').fill('098180-40106');
      await expect(add.getByText('Already known:')).toBeVisible();
      await expect(add.getByRole('link', { name: /^\d+\+? enquir/ })).toHaveAttribute(
        'href',
        /^\/dashboard\/enquiry\?record=/,
      );
      await add.getByRole('button', { name: 'Thursday' }).tap();
      await add.getByLabel('Owner').fill('Nobody whom we know');
      await add.getByRole('button', { name: 'Add enquiry' }).tap();
      await expect(add.getByText('Choose an owner from the list.')).toBeVisible();
      await add.getByLabel('Owner').fill(owner.slice(0, -1));
      await expectAccessible(page);
    });

    await test.step('all of it stands in its panel', async () => {
      await add.getByRole('button', { name: 'Add enquiry' }).tap();
      await expect(page.getByText('Enquiry added successfully')).toBeVisible();
      await page.getByRole('button', { name: `View ${name}`, exact: true }).tap();
      const panel = page.getByRole('dialog', { name, exact: true });
      await expect(panel.getByText('Phone call')).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Person and timeline' })).toBeVisible();
      await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(thursday());
      await expect(panel.getByLabel('Owner')).toHaveValue(owner);
    });
  });
});

test('by keys alone, with a receipt that was ticked', async ({ page, site }, info) => {
  const name = `Ken Keys ${info.repeatEachIndex}`;
  const email = `ken.${info.repeatEachIndex}@phone.example`;
  await enter(page, site.admin, '/dashboard/contact-list?add=1');
  const add = page.getByRole('dialog', { name: 'Add contact' });
  await add.getByLabel('Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('9818040188');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(page, add.getByLabel('Send them a receipt by mail'));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contact added successfully')).toBeVisible();
  expect((await site.mailTo(email)).subject).toContain('Your message to us');
});
