import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

/** The entries, from the first to the last, by the names of their buttons. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Move .+ up$/ })
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.slice('Move '.length, -' up'.length) ?? ''));

const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.status() === 200);

const pageText = async (site: Site, path: string) => (await fetch(site.url + path)).text();

test('the entries of a collection are put in another order by keys and by dragging, for visitors at once, and back; one is added, copied, moved to the trash and brought back, as a draft each time', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/content');
  await expect(page.getByRole('link', { name: /^Team/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Team/ }).click();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move .+ up$/ }).first()).toBeVisible();
  await expectAccessible(page);
  const before = await order(page);
  const [first = '', second = '', third = '', ...rest] = before;

  let answer = stored(page);
  await grip(page, first).press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual([second, first, third, ...rest]);
  await answer;
  await expect(grip(page, first)).toBeFocused();
  await expect(page.getByText(`${first} is now 2 of ${before.length}.`)).toBeAttached();
  await expect
    .poll(async () => {
      const text = await pageText(site, '/about-us');
      return text.indexOf(second) < text.indexOf(first);
    })
    .toBe(true);
  answer = stored(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await answer;
  await expect.poll(() => order(page)).toEqual(before);

  answer = stored(page);
  const [from, to] = [await grip(page, first).boundingBox(), await grip(page, third).boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([second, third, first, ...rest]);
  await answer;
  await expect(page.getByText('Put in order')).toBeVisible();
  answer = stored(page);
  await page.keyboard.press('Control+z');
  await answer;
  await expect.poll(() => order(page)).toEqual(before);

  await page.getByRole('button', { name: 'Add an entry' }).click();
  await expect(page).toHaveURL(/\/dashboard\/content\/team\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Untitled Draft/ })).toBeVisible();

  await page.getByRole('button', { name: `Copy ${first}`, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/content\/team\/[\da-f-]{36}$/);
  await page.goBack();
  const copy = `${first} (copy)`;
  await expect(grip(page, copy)).toBeVisible();

  for (const name of ['Untitled', copy]) {
    await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
    await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeVisible();
    await expect(grip(page, name)).toBeHidden();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${copy}` }).click();
  await expect(grip(page, copy)).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${copy}` })).toBeHidden();
  await page.getByRole('button', { name: `Move ${copy} to the trash` }).click();
  await expect(grip(page, copy)).toBeHidden();
  expect(await pageText(site, '/about-us')).not.toContain('(copy)');

  await page.getByRole('button', { name: `Delete for good: ${copy}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${copy} for good?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good')).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${copy}` })).toBeHidden();
});

test('what is scheduled is listed and cancelled; a version says which words changed, and restoring it publishes nothing', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  const all: { _id: string; title: string }[] = await call(site, 'GET', '/content/team', undefined, token);
  const { _id = '', title = '' } = all.at(-1) ?? {};
  const path = `/content/team/${_id}`;
  const { published } = await call(site, 'GET', path, undefined, token);
  const save = (note: string, basedOn: number) =>
    call(site, 'PUT', `${path}/draft`, { data: { ...published.data, note }, basedOn }, token);
  const { entry } = await save('Listens first.', published.version);
  await call(site, 'POST', `${path}/publish`, { at: new Date(Date.now() + 3_600_000).toISOString() }, token);

  await enter(page, site.admin, '/dashboard/content');
  await expect(page.getByText(/India time, settled by/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Cancel: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeHidden();
  expect((await call(site, 'GET', path, undefined, token)).draft.version).toBe(entry.draft.version);

  await call(site, 'POST', `${path}/publish`, { at: null }, token);
  await page.goto(`/dashboard${path}/versions`);
  await expect(page.getByRole('heading', { name: `Versions of ${title}` })).toBeVisible();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await expect(page.getByText('What they do here', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore as draft' }).nth(1).click();
  await expect(page).toHaveURL(`${site.url}/dashboard${path}`);
  const back = await call(site, 'GET', path, undefined, token);
  expect([back.draft.data, back.published.data.note]).toEqual([published.data, 'Listens first.']);
  await expect.poll(() => pageText(site, '/about-us')).toContain('Listens first.');
  await call(site, 'POST', `${path}/publish`, { at: null }, token);
  await expect.poll(() => pageText(site, '/about-us')).not.toContain('Listens first.');
});
