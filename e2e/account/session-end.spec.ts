import { expectAccessible } from '../lib/accessible';
import { closeWithoutSaving } from '../lib/drafts';
import { eventually } from '../lib/eventually';
import { expect, logIn, test, waitUntilAwake } from '../lib/fixtures';
import { addPerson, allIn, book, call, enter, type Person, tokenOf } from '../lib/people';
import { allStored } from './stored';

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** As from another device, which logs out all the others. */
const endElsewhere = async (site: Parameters<typeof call>[0], person: Person) =>
  call(site, 'DELETE', '/user/sessions', undefined, await tokenOf(site, person));

test('a page that is left open empties itself when its session ends, of a record, of words about it and of a form that was begun, and goes on after the password', async ({
  page,
  site,
}) => {
  const name = 'Leela Left-Open';
  const employee = await addPerson(site, 'left-open', 'employee');
  await book(site, name);
  const ended = page.getByRole('dialog', { name: 'Your session has ended.' });
  const details = page.getByRole('dialog', { name, exact: true });

  await test.step('a record that is read', async () => {
    await enter(page, employee, '/dashboard/enquiry');
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(details).toBeVisible();
    expect(await allIn(page)).toContain('leela.left-open@shell.example');

    await endElsewhere(site, employee);
    await expect(ended).toBeVisible();
    const left = await allIn(page);
    for (const told of [
      name,
      'leela.left-open@shell.example',
      '9818040106',
      'Palwal',
      'left-open, Employee',
    ]) {
      expect(left).not.toContain(told);
    }
    await expect(page.locator('body')).not.toContainText('Enquiry');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expectAccessible(page);

    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/(quotes|records)/, async (route) => {
      await answered;
      await route.continue();
    });
    await ended.getByLabel('Password', { exact: true }).fill(employee.password);
    await page.keyboard.press('Enter');
    // Until its record is there the panel has no name.
    await expect(page.getByRole('dialog', { name: 'Enquiry', exact: true })).toBeVisible();
    expect(await allIn(page)).not.toContain(name);
    answer();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();
  });

  await test.step('a word about a record, and what the palette remembers', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Search or jump to' });
    await palette.fill('leela');
    await page.getByRole('option', { name }).first().click();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText(name)).toBeVisible();
    await endElsewhere(site, employee);
    await expect(ended).toBeVisible();
    // By itself it would go after half a minute.
    await eventually(() => allIn(page), { timeout: 15_000 }).not.toContain(name);
    await ended.getByLabel('Password', { exact: true }).fill(employee.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Enquiry', level: 1 })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'My account' })).toBeVisible();
    await expect(page.getByRole('option', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('what was read, typed and opened is written into no storage of the browser', async () => {
    const noted = 'Noted Nowhere';
    await book(site, noted);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('noted now');
    await page.getByRole('option', { name: noted }).first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${noted}` });
    await edit.getByLabel('City').fill('Untold Town');
    await page.keyboard.press('Escape');
    await closeWithoutSaving(page);
    await expect(edit).toBeHidden();
    await eventually(() => page.evaluate(() => sessionStorage.getItem('draft:sealed'))).not.toBeNull();
    // What is written down when a page is left, too.
    await page.reload();
    const stored = await page.evaluate(allStored);
    expect(JSON.stringify(stored)).not.toMatch(/Leela|Noted|Nowhere|left-open|9818040106|Untold|Palwal/i);
    // And, once the page knows who is here, that they are staff: public pages may be edited by them.
    expect(stored.local.map(([key]) => key).filter((key) => key !== 'staff')).toEqual(['user']);
    const session = ['draft:sealed', 'react-router-scroll-positions'];
    expect(stored.session.map(([key]) => key).sort()).toEqual(session);
    expect([stored.databases, stored.caches, stored.cookies, stored.windowName]).toEqual([[], [], '', '']);
  });

  await test.step('a form that was begun waits in memory, with the file that was chosen, and is sent after the password', async () => {
    await page.goto('/dashboard/career?add=1');
    const add = page.getByRole('dialog', { name: 'Add application' });
    await add.getByLabel('Name').fill('Begun Application');
    await add.getByLabel('Email').fill('applicant@begun.example');
    await add.getByLabel('Phone').fill('9818040107');
    await add.getByLabel('Designation').selectOption({ label: 'Web Developer' });
    await add.getByLabel('CV').setInputFiles(PDF);
    await endElsewhere(site, employee);
    await expect(ended).toBeVisible();
    expect(await allIn(page)).not.toMatch(/Begun Application|applicant@begun|9818040107/);
    await ended.getByLabel('Password', { exact: true }).fill(employee.password);
    await page.keyboard.press('Enter');
    await expect(add.getByLabel('Name')).toHaveValue('Begun Application');
    await add.getByRole('button', { name: 'Add application' }).click();
    await expect(page.getByText('Your application has been sent successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'View Begun Application' }).click();
    await expect(page.getByRole('button', { name: 'Download CV' })).toBeVisible();
  });

  await test.step('whoever logs in after somebody else sees nothing of theirs', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto('/dashboard/followups?add=1');
    const add = page.getByRole('dialog', { name: 'Add follow-up' });
    await add.getByLabel('Name').fill('Known To One');
    const other = waitUntilAwake(await page.context().newPage());
    await other.goto('/login');
    await logIn(other, site.admin);
    await expect(other).toHaveURL(/\/dashboard/);
    await expect(page.getByText(site.admin.email)).toBeAttached();
    await expect(add.getByLabel('Name')).toHaveValue('');
    expect(await allIn(page)).not.toMatch(/Known To One|left-open@/);
    expect(asked).toEqual([]);
  });
});

test('a client, who has no stream, hears of it when the page asks for news or they come back to it; My account tells nothing more, and has what was typed afterwards', async ({
  page,
  site,
}) => {
  const partner = await addPerson(site, 'own-account', 'business');
  await book(site, 'own-account');
  await page.clock.install();
  const news = page.waitForResponse('**/api/notifications');
  await enter(page, partner, '/dashboard/account');
  await news;
  const ended = page.getByRole('dialog', { name: 'Your session has ended.' });
  const signInAgain = async () => {
    await ended.getByLabel('Password', { exact: true }).fill(partner.password);
    const asked = page.waitForResponse('**/api/notifications');
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByText('This device')).toBeVisible();
  };
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveValue('+919818040105');
  await expect(page.getByText('This device')).toBeVisible();
  await mobile.fill('98180 40199');
  await endElsewhere(site, partner);
  await page.clock.fastForward('00:31');
  await expect(ended).toBeVisible();
  expect(await allIn(page)).not.toMatch(/9818040105|98180 40199|This device|Business partner/);
  await signInAgain();
  await expect(mobile).toHaveValue('98180 40199');
  await expect(page.getByText('What you had typed before is here again.')).toBeVisible();

  for (const sign of ['visibilitychange', 'focus']) {
    // Long enough ago to be asked anew, and too short for the page to ask by itself.
    await page.clock.fastForward('00:12');
    await endElsewhere(site, partner);
    await page.evaluate((what) => dispatchEvent(new Event(what)), sign);
    await expect(ended, sign).toBeVisible({ timeout: 15_000 });
    await signInAgain();
  }
});

test('a page that nobody is at asks for news without keeping its session open, and one that nobody looks at learns of the end of it at the latest when somebody does', async ({
  page,
  site,
}) => {
  const name = 'Hira Hidden';
  await book(site, name);
  await page.clock.install();
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/outbox/trouble')) asked.push(request.headers()['x-unattended']);
  });
  const listening = page.waitForResponse('**/api/notifications/stream');
  await enter(page, site.admin, '/dashboard/enquiry');
  await listening;
  await expect(page.getByRole('button', { name: `View ${name}` })).toBeVisible();

  await eventually(() => asked).toEqual([undefined]);
  await expect(async () => {
    await page.clock.fastForward('01:10');
    expect(asked.at(-1)).toBe('true');
  }).toPass({ timeout: 90_000 });
  let moved = 0;
  await expect(async () => {
    moved += 1;
    await page.mouse.move(30, moved);
    await page.clock.fastForward('00:40');
    expect(asked.at(-1)).toBeUndefined();
  }).toPass({ timeout: 90_000 });

  const show = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  const hungUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/stream'));
  await show(true);
  await page.clock.fastForward('01:01');
  await hungUp;
  await endElsewhere(site, site.admin);
  await show(false);
  await expect(page.getByRole('dialog', { name: 'Your session has ended.' })).toBeVisible();
  expect(await allIn(page)).not.toContain(name);
});
