import { expectAccessible } from '../lib/accessible';
import { closeWithoutSaving } from '../lib/drafts';
import { eventually } from '../lib/eventually';
import { expect, signIn, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

test('a second click that comes by itself does nothing, whatever has slid under the pointer', async ({
  page,
  site,
}, info) => {
  const mark = `Twice ${info.project.name}`;
  const token = await tokenOf(site, site.admin);
  for (const index of [0, 1, 2]) {
    const person = { name: `${mark} ${index}`, mobile: '9818040108', email: 'twice@lists.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending' }, token);
  }
  await enter(page, site.admin, `/dashboard/followups?q=${encodeURIComponent(mark)}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  const dialogs = page.getByRole('dialog');

  await rows.first().getByRole('checkbox').dblclick();
  await expect(rows.first().getByRole('checkbox')).not.toBeChecked();
  await expect(dialogs).toHaveCount(0);

  let deletions = 0;
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions += 1;
  });
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(rows).toHaveCount(2);
  for (const clickCount of [2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  await expect(page.getByText('Follow-up deleted successfully', { exact: true })).toBeVisible();
  await expect(dialogs).toHaveCount(0);
  // Whatever a further click had set off would have been sent by now.
  await page.reload();
  await expect(rows).toHaveCount(2);
  expect(deletions).toBe(1);

  await rows.first().getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${mark}` });
  // Its record is fetched after the dialog has opened.
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches))
    await expect(edit.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await rows.first().getByText('New', { exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
});

test('a form that is closed by accident has what was typed when it is opened again, also after a reload', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);
  await page.goto('/dashboard/followups?add=1');
  const add = page.getByRole('dialog', { name: 'Add follow-up' });
  await add.getByLabel('Name').fill('Half Typed');
  await page.keyboard.press('Escape');
  await closeWithoutSaving(page);
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(add.getByLabel('Name')).toHaveValue('Half Typed');
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Start over' }).click();
  await expect(add.getByLabel('Name')).toHaveValue('');

  const stored = () => page.evaluate(() => sessionStorage.getItem('draft:sealed'));
  await eventually(stored).toBeNull();
  await add.getByLabel('Name').fill('Half Typed');
  await eventually(stored).not.toBeNull();
  await page.reload();
  await expect(add.getByLabel('Name')).toHaveValue('Half Typed');
  await expect(page.getByText('What you had typed before is here again.')).toBeVisible();
});

test('an employee edits but does not delete; a client sees their own and changes nothing', async ({
  page,
  site,
  request,
}, info) => {
  const { token } = await (await request.post('/api/user/admin-login', { data: site.admin })).json();
  const headers = { authorization: `Bearer ${token}` };
  const password = 'Gulmohar-Avenue-5!';
  const staff = { email: `staff.${info.project.name}@lists.example`, password };
  const working = {
    name: 'Staff',
    mobile: '9818040108',
    jobrole: 'Sales',
    dateOfJoining: '2026-01-01',
    isWorking: true,
  };
  const employee = { ...working, ...staff, employeeId: `S-${info.project.name}` };
  expect((await request.post('/api/employee', { headers, data: employee })).status()).toBe(200);
  const lead = { name: `Own ${info.project.name}`, email: `own.${info.project.name}@lists.example` };
  const enquiry = { ...lead, phone: '9818040109', city: 'Palwal', requirement: 'crm' };
  await request.post('/api/quotes', { data: enquiry });

  await signIn(page, staff);
  await page.goto('/dashboard/enquiry');
  await expect(page.getByRole('button', { name: `Edit ${lead.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.goto('/dashboard/employees');
  await expect(page.getByRole('button', { name: /^View/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Add)/ })).toHaveCount(0);
  await expectAccessible(page);
  const expectRefusals = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText('You are not allowed to see this page.')).toBeVisible();
    }
  };
  await expectRefusals('users', 'outbox');
  // They delete pictures, and find those there.
  await page.goto('/dashboard/trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();

  const client = { ...lead, mobile: '9818040109', password };
  await request.post('/api/user/register', { data: client });
  const linkIn = (text = '') => /verify-email\/(\S+)/.exec(text)?.[1];
  await eventually(async () => linkIn((await site.mailTo(lead.email)).text)).toBeTruthy();
  const link = linkIn((await site.mailTo(lead.email)).text);
  const proof = { data: { password } };
  expect((await request.put(`/api/user/verify-email/${link}`, proof)).status()).toBe(200);
  await signIn(page, client);
  await page.goto('/dashboard/enquiry');
  await expect(page.getByRole('row').filter({ hasText: lead.email })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Add|Follow up)/ })).toHaveCount(0);
  await page.getByRole('button', { name: `View ${lead.name}` }).click();
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);
  await expectRefusals('users', 'contact-list', 'employees', 'followups', 'trash', 'outbox');
});

test('a list that cannot be read says so in its own words, and tries again when asked', async ({
  page,
  site,
}) => {
  await signIn(page, site.admin);
  const failed = { users: 'users', products: 'products', followups: 'follow-ups' };
  await page.route(/all-users|prodcuts\/all|\/followup\?/, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.', error: 'Not today.', code: 'test' } }),
  );
  for (const [path, what] of Object.entries(failed)) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByText(`Failed to fetch ${what}`)).toBeVisible();
    await expect(page.getByText('Not today.')).toBeVisible();
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not today.')).toBeHidden();
});
