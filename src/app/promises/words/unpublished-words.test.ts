// On SQLite alone: it reads pages; which version of an entry is read is asked of both by words-reader.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections, firstWords } from '~/features/content/collections';
import { fieldsOf } from '~/features/content/filled';
import { publicPaths } from '~/site/content/addresses';
import { fillWords } from '~/testing/filled/every-field';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const MARKER = /zz\d+draft/;
const IN_A_CENTURY = '2126-01-01T00:00:00.000Z';

const listed = z.array(z.looseObject({ _id: z.string() }));
const said = z.looseObject({ version: z.number(), data: z.record(z.string(), z.unknown()) }).nullable();
const answered = z.looseObject({ entry: z.looseObject({ _id: z.string(), draft: said }) });
const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.looseObject({ get: z.looseObject({ security: z.array(z.unknown()) }).optional() }),
  ),
});

async function start() {
  const { port, env } = await migratedSite();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const site = startServer(port, {
    ...env,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    PUBLIC_URL: 'https://www.site.example',
  });
  await site.ready();
  const send = (method: string, path: string, body?: object, headers = {}) =>
    fetch(`${site.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { token } = await (await send('POST', '/user/admin-login', ADMIN)).json();
  const call = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, body, { Authorization: `Bearer ${token}` });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const get = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    return { status: answer.status, text: `${answer.headers.get('location')} ${await answer.text()}` };
  };
  return { call, get };
}

type Started = Awaited<ReturnType<typeof start>>;

/** How words come not to be public, each on an entry that has them in every field; of what there is one, only the first two. */
const STATES: readonly ((call: Started['call'], entry: string) => Promise<unknown>)[] = [
  async () => {},
  (call, entry) => call('POST', `${entry}/publish`, { at: IN_A_CENTURY }),
  async (call, entry) => {
    await call('POST', `${entry}/publish`);
    await call('POST', `${entry}/unpublish`);
  },
  async (call, entry) => {
    await call('POST', `${entry}/publish`);
    await call('DELETE', entry);
  },
];

test('attack: no word that is not public is in a page, its data, the site map, the feed or a public call', async () => {
  const { call, get } = await start();
  let count = 0;
  const word = () => `zz${++count}draft`;
  const previews: string[] = [];
  const addresses: string[] = [];

  for (const [index, collection] of collections.entries()) {
    const { name, single } = collection;
    const all = listed.parse(await call('GET', `/content/${name}`));
    const [first] = all;
    const schema = fieldsOf(collection.entry);
    const wordsOn = async (known = first) => {
      const { published } = await call('GET', `/content/${name}/${known?._id}`);
      return { data: fillWords(schema, published.data, word), basedOn: published.version };
    };
    for (const [at, leave] of single ? [[0, STATES[index % 2]] as const] : STATES.entries()) {
      const known = all[at];
      const { data, basedOn } = await wordsOn(known);
      const { entry } = answered.parse(
        known
          ? await call('PUT', `/content/${name}/${known._id}/draft`, { data, basedOn })
          : await call('POST', `/content/${name}`, { data }),
      );
      const path = `/content/${name}/${entry._id}`;
      await leave?.(call, path);
      if (at < 3) previews.push(addressIn((await call('POST', `${path}/preview`)).url));
      addresses.push(
        collection.addressOf(data) ??
          (typeof data.version === 'string' ? `/${name}/versions/${data.version}` : '/'),
      );
    }
    if (!single) await call('POST', `/content/${name}`, { data: (await wordsOn(all[4])).data });
  }

  const openings = await addOpenings(call, word);
  previews.push(...openings.previews);

  // Once this is seen, all that came before it would be.
  const { _id } = listed.parse(await call('GET', '/content/team')).at(-2) ?? {};
  const { published } = await call('GET', `/content/team/${_id}`);
  const data = { ...published.data, note: 'The last to be published' };
  await call('PUT', `/content/team/${_id}/draft`, { data, basedOn: published.version });
  await call('POST', `/content/team/${_id}/publish`);
  await expect.poll(async () => (await get('/about-us')).text).toContain(data.note);

  // Whoever has the link sees them: they are words that a page would show.
  for (const path of previews) expect([path, MARKER.test((await get(path)).text)]).toEqual([path, true]);

  const map = (await get('/sitemap.xml')).text;
  const mapped = Array.from(map.matchAll(/<loc>https:\/\/www\.site\.example(.*?)<\/loc>/g), ([, path = '']) =>
    path.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  );
  const pages = [...new Set([...mapped, ...publicPaths(firstWords)])];
  const { paths } = described.parse(JSON.parse((await get('/api/openapi.json')).text.replace('null ', '')));
  const calls = Object.entries(paths).flatMap(([path, { get: read }]) =>
    read?.security.length === 0 && !path.includes('{') ? [path] : [],
  );
  expect(calls).toContain('/api/iot/prodcuts/all');
  const outputs = [
    ...pages.flatMap((path) => [path, dataPath(path)]),
    ...[
      '/sitemap.xml',
      '/blog/feed.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
    ],
    ...['/blog?page=2', '/policy/versions', '/terms/versions', '/login', '/dashboard', '/no-such-page'],
    ...calls,
    ...openings.slugs.flatMap((slug) => [`/career/${slug}`, dataPath(`/career/${slug}`)]),
  ];
  for (const path of outputs) {
    const { status, text } = await get(path);
    expect(status, path).toBeLessThan(500);
    expect([path, MARKER.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  // Nor is it found by the address that it would have, which is all that is said of it there.
  const hidden = addresses.flatMap(
    (path) =>
      MARKER.exec(path)
        ?.slice(0, 1)
        .map((name) => ({ path, name })) ?? [],
  );
  expect(hidden.length).toBeGreaterThan(10);
  for (const { path, name } of hidden) {
    const { status, text } = await get(path);
    expect(status, path).toBeLessThan(500);
    expect([path, MARKER.exec(text.replaceAll(name, ''))?.[0]]).toEqual([path, undefined]);
  }
  // A card is a picture, in which nobody finds a word: there is none.
  for (const slug of openings.slugs) {
    const { status, text } = await get(`/files/openings/${slug}/x.jpg`);
    expect([slug, status, MARKER.test(text)]).toEqual([slug, 404, false]);
  }
  for (const path of ['/api/content/team', '/api/content/scheduled', '/api/search?q=draft'])
    expect([path, (await get(path)).status]).toEqual([path, 401]);
});

/** The states in which an opening is nobody's business yet, or no longer, each with such a word wherever it has words. */
async function addOpenings(call: Started['call'], word: () => string) {
  const made = z.looseObject({ opening: z.looseObject({ _id: z.string(), slug: z.string() }) });
  const add = async (slug: string, status: string, opensOn?: string) => {
    const words = { title: word(), department: word(), city: word(), description: word() };
    const codes = { designation: 'WBD', workplace: 'onsite', employmentType: 'FULL_TIME' };
    const lists = { responsibilities: [word()], skills: [word()] };
    const question = { label: word(), kind: 'choice', options: [word(), word()], required: true };
    const body = { ...words, ...codes, ...lists, questions: [question], slug, status };
    return made.parse(await call('POST', '/openings', { ...body, ...(opensOn ? { opensOn } : {}) })).opening;
  };
  const draft = await add('of-no-day', 'Draft');
  const early = await add('of-another-day', 'Open', '2099-01-01');
  const gone = await add('of-no-more', 'Open');
  await call('DELETE', `/openings/${gone._id}`);
  const previews: string[] = [];
  for (const { _id } of [draft, early]) previews.push((await call('POST', `/openings/${_id}/preview`)).url);
  return { previews, slugs: [draft, early, gone].map(({ slug }) => slug) };
}

function addressIn(url: string) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What a click on a link to it fetches. */
function dataPath(path: string) {
  const { pathname, search } = new URL(path, 'https://www.site.example');
  return `${pathname === '/' ? '/_' : pathname}.data${search}`;
}
