import { expect, test } from 'vitest';
import { collections } from '~/features/content/collections';
import { drawnAnew, readPage } from '~/testing/servers/kept-pages';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const PROCESSES = 4;

const HOME = ['/home', '/it'];
const SERVICES = ['/development', '/brand?title=ORM'];
const BLOG = ['/blog', '/blog/what-a-fixed-price-covers'];
const OTHERS = ['/about-us', '/career', '/Iot-products', '/policy', '/terms'];
const EVERY_PAGE = ['/', ...HOME, ...SERVICES, '/meta/ads', '/portfolio', ...BLOG, ...OTHERS];
const ALL = [...EVERY_PAGE, '/sitemap.xml', '/blog/feed.xml'];

interface Use {
  /** What is changed of the first entry, and a page that says so. */
  change: (data: Record<string, unknown>, words: string) => object;
  seenOn: string;
  /** All that shows what is changed, and nothing that shows something else of it. */
  usedBy: readonly string[];
}

const called = (name: string) => (_data: object, words: string) => ({ [name]: words });
const highlighted = (name: string) => (_data: object, words: string) => ({
  [name]: { plain: '', green: words },
});

const uses: Record<string, Use> = {
  site: { change: called('tagline'), seenOn: '/career', usedBy: EVERY_PAGE },
  navigation: {
    change: (_data, label) => ({ demo: { label, to: '/#demo' } }),
    seenOn: '/',
    usedBy: EVERY_PAGE,
  },
  // Every page tells which version of these two a form of it is sent under.
  policy: { change: called('summary'), seenOn: '/policy', usedBy: EVERY_PAGE },
  terms: { change: called('summary'), seenOn: '/terms', usedBy: EVERY_PAGE },
  landing: { change: called('lead'), seenOn: '/', usedBy: ['/'] },
  home: { change: called('lead'), seenOn: '/home', usedBy: HOME },
  popups: { change: called('text'), seenOn: '/it', usedBy: ['/it'] },
  services: {
    change: called('lead'),
    seenOn: '/development',
    usedBy: ['/development'],
  },
  portfolio: { change: called('line'), seenOn: '/portfolio', usedBy: ['/portfolio'] },
  team: { change: called('note'), seenOn: '/about-us', usedBy: ['/about-us'] },
  industries: { change: highlighted('heading'), seenOn: '/about-us', usedBy: ['/about-us'] },
  about: { change: highlighted('teamHeading'), seenOn: '/about-us', usedBy: ['/about-us'] },
  careers: { change: called('lead'), seenOn: '/career', usedBy: ['/career'] },
  'meta-ads': { change: called('lead'), seenOn: '/meta/ads', usedBy: ['/meta/ads'] },
  posts: { change: called('summary'), seenOn: '/blog', usedBy: [...BLOG, '/blog/feed.xml'] },
};

/** The site map tells of each page when its own words were last published, and leaves out what stands around all of them. */
const isUsed = (name: string, path: string) =>
  path === '/sitemap.xml'
    ? collections.some((one) => one.name === name && !one.onEveryPage)
    : uses[name]?.usedBy.includes(path) === true;

/** Of what stands on every page, all at once: to draw all of them anew is what takes long here. */
const ROUNDS = [
  ['site', 'navigation', 'policy', 'terms'],
  ...collections
    .map(({ name }) => [name])
    .filter(([name = '']) => uses[name]?.usedBy.includes('/policy') !== true),
];

async function start() {
  const { env: site } = await migratedSite();
  const env = { ...site, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()));
  const servers = ports.map((port) => startServer(port, env));
  await Promise.all(servers.map(({ ready }) => ready()));
  const urls = servers.map(({ url }) => url);
  let headers: Record<string, string> = { 'Content-Type': 'application/json' };
  let calls = 0;
  /** By one process after the other. */
  const call = async (method: string, path: string, body?: object) => {
    const url = `${urls[calls++ % PROCESSES]}/api${path}`;
    const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const { token } = await call('POST', '/user/admin-login', ADMIN);
  headers = { ...headers, Authorization: `Bearer ${token}` };
  return { urls, call };
}

/** Puts these words into the first entry. Nobody has changed it before. */
async function publish(call: Awaited<ReturnType<typeof start>>['call'], name: string, words: string) {
  const [{ _id }] = await call('GET', `/content/${name}`);
  const path = `/content/${name}/${_id}`;
  const { published } = await call('GET', path);
  const data = { ...published.data, ...uses[name]?.change(published.data, words) };
  await call('PUT', `${path}/draft`, { data, basedOn: published.version });
  await call('POST', `${path}/publish`, {});
}

test('what is published at one of four processes is shown by all of them, and no page is drawn anew that does not use it', {
  timeout: 300_000,
}, async () => {
  expect(Object.keys(uses).toSorted()).toEqual(collections.map(({ name }) => name).toSorted());
  const { urls, call } = await start();
  for (const url of urls) await drawnAnew(url, ALL);
  for (const url of urls) expect(await drawnAnew(url, ALL)).toEqual([]);

  for (const round of ROUNDS) {
    for (const name of round) await publish(call, name, `Fourfold-${name}`);
    const drawnBy = urls.map(async (url) => {
      const drawn = new Set<string>();
      const read = async (path: string) => {
        const { text, isKept } = await readPage(url + path);
        if (!isKept) drawn.add(path);
        return text;
      };
      for (const name of round)
        await expect
          .poll(() => read(uses[name]?.seenOn ?? ''), { timeout: 60_000, interval: 50 })
          .toContain(`Fourfold-${name}`);
      for (const path of ALL) await read(path);
      return ALL.filter((path) => drawn.has(path));
    });
    const used = ALL.filter((path) => round.some((name) => isUsed(name, path)));
    for (const drawn of await Promise.all(drawnBy)) expect([round, drawn]).toEqual([round, used]);
  }
});
