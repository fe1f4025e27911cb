import { enlarged, expectAccessible, expectToFit } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter } from '../lib/people';

interface Sender {
  name: string;
  email: string;
}

const ask = (site: Site, sender: Sender, phone: string) =>
  call(site, 'POST', '/quotes', { ...sender, phone, city: 'Palwal', requirement: 'crm' });

test('from an enquiry to its person: a timeline by kind, two who are one by keys, others by hand, and the way back', async ({
  page,
  site,
}) => {
  const [one, other, third] = [
    { name: 'Nadia Marker', email: 'nadia@marker.example' },
    { name: 'N Marker', email: 'nadia@home.example' },
    { name: 'Nadia Married', email: 'nadia@married.example' },
  ];
  await ask(site, one, '98180 47701');
  await ask(site, one, '98180 47701');
  await ask(site, other, '98180 47701');
  await ask(site, third, '98180 47705');
  await enter(page, site.admin, '/dashboard/enquiry');
  const name = page.getByRole('heading', { level: 1 });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const requests = timeline.getByRole('link', { name: 'Wrote to us: Enquiry' });
  const dialog = page.getByRole('dialog', { name: `Merge into ${one.name}` });
  const names = dialog.getByRole('group', { name: 'Name' });
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true });
  let oldAddress = '';

  await test.step('its timeline tells by kind what was between them and us', async () => {
    await page.getByRole('row').filter({ hasText: other.name }).first().press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Person and timeline' }).press('Enter');
    await expect(name).toHaveText(other.name);
    await expect(page).toHaveURL(/\/dashboard\/people\/[\da-f-]{36}$/);
    oldAddress = page.url();
    const alike = page.getByRole('region', { name: 'May be the same' });
    await alike.getByRole('link', { name: one.name }).press('Enter');
    await expect(name).toHaveText(one.name);
    await expect(timeline.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(requests).toHaveCount(2);
    await expectAccessible(page);
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
    }
    await enlarged(page, () => expectToFit(page));
    await timeline.getByRole('button', { name: 'Meetings' }).press('Enter');
    await expect(timeline.getByText('Nothing of that kind yet.')).toBeVisible();
    await timeline.getByRole('button', { name: 'Requests' }).press('Enter');
    await expect(page).toHaveURL(/kind=request$/);
    await expect(requests).toHaveCount(2);
    await timeline.getByRole('button', { name: 'All', exact: true }).press('Enter');
  });

  await test.step('by keys they are made one, and an old address leads on', async () => {
    await page.getByRole('button', { name: `Merge with ${other.name}` }).press('Enter');
    await expect(dialog.getByText(other.email)).toBeVisible();
    await expectAccessible(page);
    await names.getByLabel(one.name).press('ArrowDown');
    await expect(names.getByLabel(other.name)).toBeChecked();
    await merge.press('Enter');
    await expect(page.getByText('They are one now')).toBeVisible();
    await expect(name).toHaveText(other.name);
    await expect(page.getByRole('button', { name: `Write to ${other.email}` })).toBeVisible();
    await expect(requests).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Merged' })).toContainText(other.name);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter');
    await expect(page.getByText('They are two again')).toBeVisible();
    await expect(name).toHaveText(one.name);
    await expect(requests).toHaveCount(2);
    await page.getByRole('button', { name: `Merge with ${other.name}` }).press('Enter');
    await names.getByLabel(other.name).check();
    await merge.press('Enter');
    await expect(name).toHaveText(other.name);

    await page.goto(oldAddress);
    await expect(page.getByText('This is who they are now.')).toBeVisible();
    expect(page.url()).not.toBe(oldAddress);
    await page.goBack();
    await expect(name).toHaveText(other.name);
    await expect(page.getByText('This is who they are now.')).toBeHidden();
    await page.getByRole('button', { name: `Undo the merge with ${other.name}` }).press('Enter');
    await expect(page.getByText('They are two again')).toBeVisible();
    await expect(name).toHaveText(one.name);
  });

  await test.step('whom nothing but their staff know to be one are merged by hand, and only what differs is asked', async () => {
    await page.getByRole('button', { name: 'Merge…' }).click();
    const typed = dialog.getByRole('textbox', { name: 'Name, number or address' });
    await expect(typed).toBeFocused();
    await typed.fill(one.email);
    await expect(dialog.getByText('Nobody is found.')).toBeVisible();
    await typed.fill('98180-47705');
    await expect(dialog.getByRole('button', { name: third.name })).toBeVisible();
    await expectAccessible(page);
    await enlarged(page, () => expectToFit(page));
    await dialog.getByRole('button', { name: third.name }).press('Enter');
    await expect(names).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog.getByRole('group', { name: 'Owner' })).toBeHidden();
    await merge.click();
    await expect(page.getByRole('button', { name: `Write to ${third.email}` })).toBeVisible();
  });

  await test.step('taken back on their page, it is not offered any more, neither by words nor by keys', async () => {
    const offer = page.getByRole('status').filter({ hasText: 'They are one now' });
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: `Undo the merge with ${third.name}` }).click();
    await expect(page.getByText('They are two again')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: `Write to ${third.email}` })).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('people are found in their list and in the palette, known better than they wrote, and taken apart', async ({
  page,
  site,
}) => {
  const email = 'office@shared-desk.example';
  await ask(site, { name: 'Sita Shared', email }, '98180 47711');
  await ask(site, { name: 'Gita Shared', email }, '98180 47712');
  await enter(page, site.admin, '/dashboard/people');
  const row = page.getByRole('row').filter({ hasText: 'Sita Shared' });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.press('Enter');
  const name = page.getByRole('heading', { name: 'Sita Shared', level: 1 });
  await expect(name).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sita Shared' });
  await dialog.getByLabel('Company').fill('Shared & Daughters');
  await dialog.getByLabel('Addresses').fill(`${email}\nsita@home.example`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Write to sita@home.example' })).toBeVisible();
  await expect(page.getByText('Shared & Daughters')).toBeVisible();

  await page.goto('/dashboard/people/0198f3d2-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such person.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('sita@home');
  await page.getByRole('option', { name: /Sita Shared/ }).click();
  await expect(name).toBeVisible();

  const records = page.getByRole('region', { name: 'Records' });
  const ticks = records.getByRole('checkbox');
  const tick = (kind: string) =>
    records.getByRole('listitem').filter({ hasText: kind }).first().getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  // The lead was made from the first enquiry: both go, or none.
  await tick('Follow Ups').check();
  await expect(records.getByText('2 ticked')).toBeVisible();
  await tick('Follow Ups').uncheck();
  await tick('Enquiry').check();
  await expect(records.getByText('1 ticked')).toBeVisible();
  await expectAccessible(page);
  await records.getByRole('button', { name: 'This is somebody else' }).press('Enter');
  await expect(page.getByText('They are two now')).toBeVisible();
  await expect(ticks).toHaveCount(0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gita Shared', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open' }).getByRole('link')).not.toHaveCount(0);
});
