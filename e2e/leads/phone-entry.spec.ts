import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addPerson, book, enter } from '../lib/people';
import { thursday } from './cast';

test('a caller is written down by name and number, known as who wrote before, with a note and a day', async ({
  page,
  site,
}, info) => {
  const name = `Pia Phone ${info.project.name}`;
  const owner = `owner-${crypto.randomUUID().slice(0, 8)}`;
  await addPerson(site, owner, 'employee');
  await book(site, `Earlier ${name}`);
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('button', { name: 'Add enquiry' }).click();
  const add = page.getByRole('dialog', { name: 'Add enquiry' });
  await add.getByLabel('Name').fill(name);
  await add.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(add.getByText('Phone is required.')).toBeVisible();
  await add.getByLabel('Phone').fill('098180-40106');
  await expect(add.getByText('Already known:')).toBeVisible();
  await expect(add.getByRole('link', { name: /^\d+\+? enquir/ })).toHaveAttribute(
    'href',
    /^\/dashboard\/enquiry\?record=/,
  );
  await add.getByLabel('Note').fill('Wants to see the CRM.');
  await add.getByRole('button', { name: 'Thursday' }).click();
  await add.getByLabel('Owner').fill('Nobody whom we know');
  await add.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(add.getByText('Choose an owner from the list.')).toBeVisible();
  await add.getByLabel('Owner').fill(owner.slice(0, -1));
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page.getByText('Enquiry added successfully')).toBeVisible();
  await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await expect(panel.getByText('Phone call')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Person and timeline' })).toBeVisible();
  await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(thursday());
  await expect(panel.getByLabel('Owner')).toHaveValue(owner);
});

test('by keys alone, with a receipt that was ticked', async ({ page, site }, info) => {
  const name = `Ken Keys ${info.project.name}`;
  const email = `ken.${info.project.name}@phone.example`;
  await enter(page, site.admin, '/dashboard/contact-list?add=1');
  const add = page.getByRole('dialog', { name: 'Add contact' });
  await add.getByLabel('Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('9818040188');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await add.getByLabel('Send them a receipt by mail').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contact added successfully')).toBeVisible();
  expect((await site.mailTo(email)).subject).toContain('Your message to us');
});

test('a caller without an address who was begun as a follow-up is an enquiry without typing anything again', async ({
  page,
  site,
}, info) => {
  const name = `Una Address ${info.project.name}`;
  await enter(page, site.admin, '/dashboard/followups?add=1');
  const begun = page.getByRole('dialog', { name: 'Add follow-up' });
  await begun.getByLabel('Name').fill(name);
  await begun.getByLabel('Mobile').fill('9818040177');
  await begun.getByLabel('Remark').fill('Asked for a demo.');
  await begun.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(begun.getByText('Email is required.')).toBeVisible();
  await begun.getByRole('link', { name: 'written down as an enquiry' }).click();
  const add = page.getByRole('dialog', { name: 'Add enquiry' });
  await expect(add.getByLabel('Name')).toHaveValue(name);
  await expect(add.getByLabel('Phone')).toHaveValue('9818040177');
  await expect(add.getByLabel('Note')).toHaveValue('Asked for a demo.');
  expect(page.url()).not.toContain('Una');
  await add.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page.getByText('Enquiry added successfully')).toBeVisible();
});
