import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addPerson, enter, type Person } from '../lib/people';

test('the sidebar holds what the role may see', async ({ page, site }, info) => {
  const narrow = info.project.name === 'phone';
  const seen = async (person: Person) => {
    await enter(page, person, '/dashboard');
    if (narrow) await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    // How much waits there is no part of an entry's name.
    return (await links.allTextContents()).map((text) => text.replace(/\d.*$/, ''));
  };
  const staff = [
    'Career',
    'Openings',
    'Enquiry',
    'Contact',
    'IOT Products',
    'IOT Products Quote',
    'Quotations',
    'Price list',
    'Employee',
    'Follow Ups',
    'Stage mails',
    'People',
  ];
  const work = ['Dashboard', 'Users', ...staff];
  expect(await seen(site.admin)).toEqual([
    ...work,
    'Spam',
    'Trash',
    'Leads',
    'Hiring',
    'Activity',
    'Outbox',
    'Mail templates',
    'Website',
    'Media',
    'Addresses',
    'Privacy',
    'Settings',
    'My account',
  ]);
  await expectAccessible(page, { frame: true });
  const employee = await addPerson(site, `menu-${info.project.name}`, 'employee');
  expect(await seen(employee)).toEqual([
    'Dashboard',
    ...staff,
    ...[
      'Spam',
      'Trash',
      'Leads',
      'Hiring',
      'Activity',
      'Mail templates',
      'Website',
      'Media',
      'Addresses',
      'Settings',
      'My account',
    ],
  ]);
  const client = await addPerson(site, `client-${info.project.name}`, 'business');
  expect(await seen(client)).toEqual(['Dashboard', 'Career', 'Enquiry', 'IOT Products Quote', 'My account']);
  if (narrow) await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /, Business partner$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeFocused();
});

test('where one is stands in sight, also far down the list', async ({ page, site }, info) => {
  test.skip(info.project.name === 'phone', 'there it is a drawer, which opens at its top');
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = page.getByRole('navigation', { name: 'Dashboard' });
  const current = list.locator('[aria-current=page]');
  await enter(page, site.admin, '/dashboard/content/policy');
  await expect(current).toHaveText('Website');
  await expect(current).toBeInViewport({ ratio: 1 });
  await list.getByRole('link', { name: 'My account' }).click();
  await expect(current).toHaveText('My account');
  await page.goto('/dashboard/users');
  await expect(current).toHaveText('Users');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
