import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { type APIRequestContext, expect, signIn, test } from '../lib/fixtures';

type Headers = Record<string, string>;

const HOSTILE = '</p><script>document.title="run"</script><img src=x onerror="document.title=1"> & "quotes"';
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

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

test('a post is written by keys, published, found in the blog, the feed and the site map, and taken off again', async ({
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

test('attack: markup in every field of a post stays words, and the pages stay whole', async ({
  page,
  request,
  site,
}, info) => {
  const slug = `hostile-${info.repeatEachIndex}`;
  const headers = await signIn(page, site.admin);
  const entry = await draftPost(request, headers, {
    title: `${slug} ${HOSTILE}`,
    slug,
    summary: HOSTILE,
    author: { name: HOSTILE, portrait: { media: '', alt: '' } },
    tags: ['"><b>'],
    body: body(HOSTILE),
  });
  expect((await request.post(`${entry}/publish`, { headers })).status()).toBe(200);
  await saidAt(request, '/blog').toContain(slug);
  for (const path of [`/blog/${slug}`, '/blog', '/blog?tag=%22%3E%3Cb%3E']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/PeepalWorks/);
    await expect(page.getByRole('heading', { name: slug })).toContainText('<script>');
    await expect(page.getByRole('contentinfo').last()).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  const faults = await page.evaluate(async () => {
    const xml = await (await fetch('/blog/feed.xml')).text();
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return parsed.querySelectorAll('parsererror').length;
  });
  expect(faults).toBe(0);
  expect((await request.delete(entry, { headers })).status()).toBe(200);
  await eventually(async () => (await request.get(`/blog/${slug}`)).status(), { timeout: 20_000 }).toBe(404);
});

test('past the last page and for a subject of nobody there is nothing, and a way back', async ({
  page,
  request,
}) => {
  for (const path of ['/blog?page=900', '/blog?tag=Nobody', '/blog/%00', '/blog/Not-A-Post'])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto('/blog?page=900');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the address of a new post follows from its title, until somebody types another one', async ({
  page,
  request,
  site,
}) => {
  const headers = await signIn(page, site.admin);
  await page.goto('/dashboard/content/posts');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const [title, address] = [page.locator('[name=title]'), page.locator('[name=slug]')];
  await title.fill('Looms that Count: Café & Co.');
  await expect(address).toHaveValue('looms-that-count-cafe-co');
  await title.fill('Looms, counted');
  await expect(address).toHaveValue('looms-counted');
  await address.fill('our-looms');
  await title.fill('Looms, counted twice');
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible();
  await expect(address).toHaveValue('our-looms');

  const entry = new URL(page.url()).pathname.replace('/dashboard', '/api');
  expect((await request.delete(entry, { headers })).status()).toBe(200);
});
