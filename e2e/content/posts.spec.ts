import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { type APIRequestContext, expect, signIn, test } from '../lib/fixtures';

type Headers = Record<string, string>;

/** Of a site that begins with posts: one like them, which nobody has published. */
async function draftPost(request: APIRequestContext, headers: Headers, changes: object) {
  const all: { _id: string; state: string }[] = await (
    await request.get('/api/content/posts', { headers })
  ).json();
  const first = all.find(({ state }) => state === 'published')?._id;
  const { published } = await (await request.get(`/api/content/posts/${first}`, { headers })).json();
  const data = { ...published.data, publishedOn: '2026-11-16', ...changes };
  const answer = await request.post('/api/content/posts', { headers, data: { data } });
  expect(answer.status()).toBe(200);
  return `/api/content/posts/${(await answer.json()).entry._id}`;
}

/** What a page says by now: what is published shows everywhere within a second, and not in the same moment. */
const saidAt = (request: APIRequestContext, path: string) =>
  eventually(async () => (await request.get(path)).text(), { timeout: 20_000, message: path });

test('the address of a new post follows from its title until somebody types another one; it is written by keys, published, found in the blog, the feed and the site map, and taken off again', async ({
  page,
  request,
  site,
}, info) => {
  const [title, slug] = [`Looms that count ${info.repeatEachIndex}`, `looms-${info.repeatEachIndex}`];
  const headers = await signIn(page, site.admin);
  const entry = await draftPost(request, headers, {
    title,
    slug,
    tags: ['Weaving'],
    body: { type: 'doc', content: [{ type: 'paragraph' }] },
  });
  const address = `/blog/${slug}`;

  await test.step('the address follows from the title', async () => {
    await page.goto('/dashboard/content/posts');
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const [ofNew, addressOfNew] = [page.locator('[name=title]'), page.locator('[name=slug]')];
    await ofNew.fill('Looms that Count: Café & Co.');
    await expect(addressOfNew).toHaveValue('looms-that-count-cafe-co');
    await addressOfNew.fill('our-looms');
    await ofNew.fill('Looms, counted twice');
    await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible();
    await expect(addressOfNew).toHaveValue('our-looms');
    const added = new URL(page.url()).pathname.replace('/dashboard', '/api');
    expect((await request.delete(added, { headers })).status()).toBe(200);
  });

  await page.goto(entry.replace('/api', '/dashboard'));
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.type('## Why count\nA loom stops ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('every hour');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.\n- thread\n');
  await page.keyboard.type('power');
  await expect(text.getByRole('heading', { name: 'Why count' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveCount(2);
  const written = async () => (await (await request.get(entry, { headers })).json()).draft.data.body.content;
  await eventually(async () => JSON.stringify(await written()), { timeout: 20_000 }).toContain('power');
  await expectAccessible(page);
  expect((await request.get(address)).status()).toBe(404);

  await test.step('published, it is where visitors look', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click();
    await saidAt(request, '/blog').toContain(address);
    await page.goto('/blog');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Why count' })).toBeVisible();
    await expect(page.locator('.rich strong')).toHaveText('every hour');
    await expect(page.locator('.rich li')).toHaveText(['thread', 'power']);
    await expectAccessible(page);
    const { origin } = new URL(page.url());
    await saidAt(request, '/blog/feed.xml').toContain(`<id>${origin}${address}</id>`);
    await saidAt(request, '/sitemap.xml').toContain(`<loc>${origin}${address}</loc><lastmod>`);
  });

  await test.step('it is found by its subject', async () => {
    await page.getByRole('link', { name: 'Weaving' }).click();
    await expect(page).toHaveURL('/blog?tag=Weaving');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('taken off, it is nowhere', async () => {
    expect((await request.post(`${entry}/unpublish`, { headers })).status()).toBe(200);
    await eventually(async () => (await request.get(address)).status(), { timeout: 20_000 }).toBe(404);
    for (const path of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
      await saidAt(request, path).not.toContain(address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ends here');
  });
});
