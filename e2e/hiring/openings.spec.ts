import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { enter } from '../lib/people';

test('an opening is written with all that it has, questions in another order, looked at before it is published, read again as it was written, closed and opened, copied, and leads to who applied for it', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/openings');
  await page.getByRole('button', { name: 'Add opening' }).click();
  const add = page.getByRole('dialog', { name: 'Add opening' });
  await add.getByLabel('Title').fill('Night shift engineer');
  await expect(add.getByText('/career/night-shift-engineer')).toBeVisible();
  await add.getByLabel('Designation').selectOption('Software Developer');
  await add.getByLabel('Team').fill('Operations');
  await add.getByLabel('From (₹)').fill('45,000');
  await add.getByLabel('To (₹)').fill('60,000');
  await add.getByLabel('Description').fill('You watch over the servers while the others sleep.');
  await add.getByRole('button', { name: 'Add skill' }).click();
  await add.getByLabel('Skill 1', { exact: true }).fill('Linux');
  await add.getByRole('button', { name: 'Add question' }).click();
  await add.getByLabel('Question', { exact: true }).fill('Which shift suits you?');
  await add.getByLabel('Answered by').selectOption('One of these');
  await add.getByRole('button', { name: 'Add opening' }).click();
  await expect(add.getByText('Give two choices at least.')).toBeVisible();
  await add.getByLabel('Choice 1', { exact: true }).fill('Night');
  await add.getByLabel('Choice 2', { exact: true }).fill('Early');
  await add.getByRole('button', { name: 'Add question' }).click();
  const second = add.getByRole('listitem').filter({ hasText: 'Question 2' });
  await second.getByLabel('Question', { exact: true }).fill('May we call you?');
  await add.getByRole('button', { name: 'Move May we call you?', exact: true }).press('Alt+ArrowUp');
  await add.getByLabel('Last day').fill('2031-01-31');
  await expect(add.getByText('Closes at the end of Fri 31 Jan 2031, India time.')).toBeVisible();
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Add opening' }).click();
  await expect(add).toBeHidden();

  await test.step('a draft is looked at as visitors will read it, and sends nothing', async () => {
    await page.getByRole('button', { name: 'View Night shift engineer' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Night shift engineer' });
    const opened = page.waitForEvent('popup');
    await panel.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview).toHaveURL(/\/preview\/[\w-]{43}\/career\/night-shift-engineer$/);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Night shift engineer');
    await expect(preview.getByText('Preview: not published.')).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Apply' })).toBeVisible();
    expect((await page.request.get('/career/night-shift-engineer')).status()).toBe(404);
    await preview.close();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await page.getByRole('button', { name: 'Edit Night shift engineer' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Night shift engineer' });
  await expect(edit.getByLabel('Address')).toHaveValue('night-shift-engineer');
  await expect(edit.getByLabel('From (₹)')).toHaveValue('45,000');
  await expect(edit.getByLabel('Skill 1', { exact: true })).toHaveValue('Linux');
  await expect(edit.getByRole('button', { expanded: false })).toHaveText([
    /May we call you/,
    /Which shift suits you/,
  ]);
  await edit.getByLabel('Status').selectOption('Open');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  const read = await page.request.get('/api/openings/night-shift-engineer');
  expect(await read.json()).toMatchObject({
    salaryFromPaise: 45_000_00,
    skills: ['Linux'],
    questions: [
      { label: 'May we call you?', kind: 'text', options: [], required: false },
      { label: 'Which shift suits you?', kind: 'choice', options: ['Night', 'Early'] },
    ],
    closesOn: '2031-01-31',
    standing: 'open',
  });

  await test.step('with one click each', async () => {
    await page.getByRole('button', { name: 'View Mobile app developer' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Mobile app developer' });
    await expect(panel.getByText('Open until you close it.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close this opening' }).click();
    await expect(panel.getByText('Closed: its page says so')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(panel.getByText('Open until you close it.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close this opening' }).click();
    await panel.getByRole('button', { name: 'Open it again' }).click();
    await expect(panel.getByText('Open until you close it.')).toBeVisible();
    await expectAccessible(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL('/career/mobile-app-developer', page.url()).href);
    await panel.getByRole('button', { name: 'Make a copy' }).click();
    const copy = page.getByRole('dialog', { name: 'Edit Mobile app developer' });
    await expect(copy.getByLabel('Address')).toHaveValue('mobile-app-developer-2');
    await expect(copy.getByLabel('Status')).toHaveValue('Draft');
    await copy.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: '0 applications for Mobile app developer' }).first().click();
    await expect(page).toHaveURL(/\/dashboard\/career\?is\.opening=/);
  });
});
