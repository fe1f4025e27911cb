import type { Page } from '@playwright/test';
import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter } from '../lib/people';

interface Sender {
  name: string;
  email: string;
}

const ask = (site: Site, sender: Sender, phone: string) =>
  call(site, 'POST', '/quotes', { ...sender, phone, city: 'Palwal', requirement: 'crm' });

/** From the panel of what somebody has sent to all that was between them and us. */
async function openPerson(page: Page, name: string) {
  await page.getByRole('row').filter({ hasText: name }).first().press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Person and timeline' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('from an enquiry to its person: a timeline by kind, two who are one, and the way back', async ({
  page,
  site,
}) => {
  const [one, other] = [
    { name: 'Nadia Marker', email: 'nadia@marker.example' },
    { name: 'N Marker', email: 'nadia@home.example' },
  ];
  await ask(site, one, '98180 47701');
  await ask(site, one, '98180 47701');
  await ask(site, other, '98180 47701');
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('row').filter({ hasText: one.name }).first().press('Enter');
  await expect(page.getByRole('dialog').getByText('Also: 1 enquiry')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Person and timeline' }).click();
  await expect(page.getByRole('heading', { name: one.name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/people\/[\da-f-]{36}$/);

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Wrote to us: Enquiry' })).toHaveCount(2);
  await expectAccessible(page);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
  await enlarged(page, () => expectToFit(page));
  await timeline.getByRole('button', { name: 'Meetings' }).click();
  await expect(timeline.getByText('Nothing of that kind yet.')).toBeVisible();
  await timeline.getByRole('button', { name: 'Requests' }).click();
  await expect(page).toHaveURL(/kind=request$/);
  await expect(timeline.getByRole('link', { name: 'Wrote to us: Enquiry' })).toHaveCount(2);
  await timeline.getByRole('button', { name: 'All', exact: true }).click();

  await page.getByRole('button', { name: `Merge with ${other.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge into ${one.name}` });
  await expect(dialog.getByText(other.email)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('group', { name: 'Name' }).getByLabel(other.name).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('They are one now')).toBeVisible();
  await expect(page.getByRole('heading', { name: other.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: `Write to ${other.email}` })).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Wrote to us: Enquiry' })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Merged' })).toContainText(other.name);

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText('They are two again')).toBeVisible();
  await expect(page.getByRole('heading', { name: one.name, level: 1 })).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Wrote to us: Enquiry' })).toHaveCount(2);
});

test('the same by keys: an old address leads on, and what is somebody else’s is taken apart', async ({
  page,
  site,
}) => {
  const [one, other] = [
    { name: 'Key Walker', email: 'key@walker.example' },
    { name: 'K Walker', email: 'key@home.example' },
  ];
  await ask(site, one, '98180 47702');
  await ask(site, other, '98180 47702');
  await enter(page, site.admin, '/dashboard/enquiry');
  await openPerson(page, other.name);
  const oldAddress = page.url();
  await page
    .getByRole('region', { name: 'May be the same' })
    .getByRole('link', { name: one.name })
    .press('Enter');
  await expect(page.getByRole('heading', { name: one.name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `Merge with ${other.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Merge into ${one.name}` });
  await dialog.getByRole('group', { name: 'Name' }).getByLabel(one.name).press('ArrowDown');
  await expect(dialog.getByRole('group', { name: 'Name' }).getByLabel(other.name)).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: other.name, level: 1 })).toBeVisible();

  await page.goto(oldAddress);
  await expect(page.getByText('This is who they are now.')).toBeVisible();
  expect(page.url()).not.toBe(oldAddress);
  await page.goBack();
  await expect(page.getByRole('heading', { name: other.name, level: 1 })).toBeVisible();
  await expect(page.getByText('This is who they are now.')).toBeHidden();
  await page.getByRole('button', { name: `Undo the merge with ${other.name}` }).press('Enter');
  await expect(page.getByText('They are two again')).toBeVisible();
  await expect(page.getByRole('heading', { name: one.name, level: 1 })).toBeVisible();
  await page.goto(oldAddress);
  await expect(page.getByRole('heading', { name: other.name, level: 1 })).toBeVisible();
  expect(page.url()).toBe(oldAddress);
});

test('two whom nothing but their staff know to be one are merged by hand, and only what differs is asked', async ({
  page,
  site,
}) => {
  const [one, other] = [
    { name: 'Hanna Hand', email: 'hanna@hand.example' },
    { name: 'Hanna Married', email: 'hanna@married.example' },
  ];
  await ask(site, one, '98180 47704');
  await ask(site, other, '98180 47705');
  await enter(page, site.admin, '/dashboard/enquiry');
  await openPerson(page, one.name);
  await expect(page.getByRole('region', { name: 'May be the same' })).toBeHidden();
  await page.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge into ${one.name}` });
  const typed = dialog.getByRole('textbox', { name: 'Name, number or address' });
  await expect(typed).toBeFocused();
  await typed.fill(one.email);
  await expect(dialog.getByText('Nobody is found.')).toBeVisible();
  await typed.fill('98180-47705');
  await expectAccessible(page);
  await enlarged(page, () => expectToFit(page));
  await dialog.getByRole('button', { name: other.name }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Name' })).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Owner' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const offer = page.getByRole('status').filter({ hasText: 'They are one now' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: `Write to ${other.email}` })).toBeVisible();

  await test.step('taken back on their page, it is not offered any more, neither by words nor by keys', async () => {
    await page.getByRole('button', { name: `Undo the merge with ${other.name}` }).click();
    await expect(page.getByText('They are two again')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: `Write to ${other.email}` })).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('people are found in their list and in the palette, and known better than they wrote', async ({
  page,
  site,
}) => {
  await ask(site, { name: 'Paula Listed', email: 'paula@listed.example' }, '98180 47703');
  await enter(page, site.admin, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'People' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Paula Listed' });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.press('Enter');
  await expect(page.getByRole('heading', { name: 'Paula Listed', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Paula Listed' });
  await dialog.getByLabel('Company').fill('Listed & Daughters');
  await dialog.getByLabel('Addresses').fill('paula@listed.example\npaula@home.example');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Write to paula@home.example' })).toBeVisible();
  await expect(page.getByText('Listed & Daughters')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('paula@home');
  await page.getByRole('option', { name: /Paula Listed/ }).click();
  await expect(page.getByRole('heading', { name: 'Paula Listed', level: 1 })).toBeVisible();
  await page.goto('/dashboard/people/0198f3d2-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such person.')).toBeVisible();
});

test('two who wrote from one address are taken apart: each with their own lead, and what goes together is ticked together', async ({
  page,
  site,
}) => {
  const email = 'office@shared-desk.example';
  await ask(site, { name: 'Sita Shared', email }, '98180 47711');
  await ask(site, { name: 'Gita Shared', email }, '98180 47712');
  await enter(page, site.admin, '/dashboard/enquiry');
  await page.getByRole('row').filter({ hasText: 'Gita Shared' }).first().press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Person and timeline' }).click();
  await expect(page.getByRole('heading', { name: 'Sita Shared', level: 1 })).toBeVisible();
  const records = page.getByRole('region', { name: 'Records' });
  const ticks = records.getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  // The lead was made from the first enquiry: both go, or none.
  await records.getByRole('listitem').filter({ hasText: 'Follow Ups' }).getByRole('checkbox').check();
  await expect(records.getByText('2 ticked')).toBeVisible();
  await records.getByRole('listitem').filter({ hasText: 'Follow Ups' }).getByRole('checkbox').uncheck();
  await records.getByRole('listitem').filter({ hasText: 'Enquiry' }).first().getByRole('checkbox').check();
  await expect(records.getByText('1 ticked')).toBeVisible();
  await expectAccessible(page);
  await records.getByRole('button', { name: 'This is somebody else' }).press('Enter');
  await expect(page.getByText('They are two now')).toBeVisible();
  await expect(ticks).toHaveCount(0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gita Shared', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open' }).getByRole('link')).not.toHaveCount(0);
});
