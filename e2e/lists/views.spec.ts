import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { addPerson, call, enter, tokenOf } from '../lib/people';

test('a list comes with views; one is saved, is there on return, is shared, renamed, deleted and put back', async ({
  page,
  site,
}) => {
  const name = 'Of Palwal';
  await enter(page, site.admin, '/dashboard/followups');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'My overdue' }).click();
  await expect(page.getByRole('button', { name: 'Owner: Me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next: Overdue' })).toBeVisible();
  await expect(views.getByRole('link', { name: 'My overdue' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/sort=nextDate/);

  await page.goto('/dashboard/enquiry?is.requirement=hrm&sort=name');
  await page.getByRole('button', { name: 'Save as view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('For all colleagues').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();
  const saved = views.getByRole('link', { name });
  await expect(saved).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  // On return it is there; what stands in an address goes before it.
  await page.goto('/dashboard/enquiry');
  await expect(page).toHaveURL(/is\.requirement=hrm/);
  // A figure counts them all, and so does the list behind it.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Enquiry Requests' }).click();
  await expect(views.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto('/dashboard/enquiry?is.requirement=crm');
  await expect(page.getByRole('button', { name: 'Requirement: CRM Development' })).toBeVisible();
  await saved.click();
  await expect(page.getByRole('button', { name: 'Requirement: HRM Development' })).toBeVisible();

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Rename or share' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename view' });
  await rename.getByLabel('Name').fill(`${name} HRM`);
  await rename.getByRole('button', { name: 'Save view' }).click();
  const renamed = views.getByRole('link', { name: `${name} HRM` });
  await expect(renamed).toBeVisible();

  const colleague = await addPerson(site, 'views', 'employee');
  const seen = await call(site, 'GET', '/views?resource=enquiry', undefined, await tokenOf(site, colleague));
  expect(seen).toEqual([expect.objectContaining({ name: `${name} HRM`, isOwn: false, shared: true })]);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: `Delete ${name} HRM` }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toBeVisible();
  await views.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/enquiry$/);
  await page.goto('/dashboard/enquiry');
  await expect(views.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
});
