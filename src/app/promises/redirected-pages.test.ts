// On SQLite alone: it reads pages; redirects have tests of their own on both engines.
import { expect, test } from 'vitest';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const JSON_BODY = { 'Content-Type': 'application/json' };

test('who asks for what has moved is led to it, by every process, and no page is hidden by a redirect', {
  timeout: 60_000,
}, async () => {
  const { port, env: site, db } = await migratedSite();
  const env = { ...site, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [one, other] = [startServer(port, env), startServer(await freePort(), env)];
  await Promise.all([one.ready(), other.ready()]);
  const loggedIn = await fetch(`${one.url}/api/user/admin-login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(ADMIN),
  });
  const { token } = await loggedIn.json();
  const headers = { Authorization: `Bearer ${token}`, ...JSON_BODY };
  const call = async (method: string, path: string, body?: object) =>
    fetch(`${one.url}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const add = async (from: string, to: string) => (await call('POST', '/redirects', { from, to })).status;
  const ask = async (path: string, server = other) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };

  // A page, one of its services, a tab, a product and a file keep their addresses.
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  const sitemap = await (await fetch(`${one.url}/sitemap.xml`)).text();
  const product = new RegExp(`(/Iot-products\\?product=[^<]*${_id})`).exec(sitemap)?.[1] ?? '';
  for (const live of [
    '/',
    '/about-us/',
    '/login',
    '/robots.txt',
    '/development?title=Web+Design',
    '/portfolio?tab=Hotel',
    product,
  ])
    expect([live, await add(live, '/contact-us')]).toEqual([live, 409]);

  expect(await ask('/our-work')).toEqual([404, null]);
  expect(await add('/our-work', '/portfolio#list')).toBe(200);
  // Also over what the site would have guessed.
  expect(await add('/services', '/brand')).toBe(200);
  expect(await add('/development?title=Old+Service', '/development?title=Web%20Design')).toBe(200);
  for (const server of [one, other]) {
    expect(await ask('/our-work', server)).toEqual([301, '/portfolio#list']);
    expect(await ask('/our-work/?tab=Hotel&utm_source=mail', server)).toEqual([
      301,
      '/portfolio?tab=Hotel&utm_source=mail#list',
    ]);
    expect(await ask('/services', server)).toEqual([301, '/brand']);
    expect(await ask('/About-us?gclid=7', server)).toEqual([301, '/about-us?gclid=7']);
    expect(await ask('/development?title=Old%20Service', server)).toEqual([
      301,
      '/development?title=Web%20Design',
    ]);
    expect(await ask('/development?title=Unknown', server)).toEqual([200, null]);
    // A click within the site asks for the data of the page.
    const data = await fetch(`${server.url}/our-work.data`, { redirect: 'manual' });
    expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('/portfolio#list')]);
  }

  // A service that gets another title is found by the old one, within the second that publishing may take.
  const services: { _id: string; slug: string }[] = await (await call('GET', '/content/services')).json();
  const [design] = services.filter(({ slug }) => slug === '/development?title=Web%20Design');
  const path = `/content/services/${design?._id}`;
  const { published } = await (await call('GET', path)).json();
  const data = { ...published.data, title: 'Design' };
  await call('PUT', `${path}/draft`, { data, basedOn: published.version });
  expect((await call('POST', `${path}/publish`, {})).status).toBe(200);
  for (const old of ['Web%20Design', 'Old%20Service'])
    await expect
      .poll(() => ask(`/development?title=${old}`), { timeout: 10_000 })
      .toEqual([301, '/development?title=Design']);

  // What was missed is there once the processes are over.
  expect(await ask('/our-team')).toEqual([404, null]);
  expect(await ask('/our-team', one)).toEqual([404, null]);
  expect(await ask('/wp-login.php')).toEqual([404, null]);
  expect(await ask('/Iot-products?product=none')).toEqual([404, null]);
  await Promise.all([one.kill('SIGTERM'), other.kill('SIGTERM')]);
  const missed = await db.selectFrom('missedAddresses').select(['path', 'count']).execute();
  expect(missed.filter(({ path }) => path !== '/our-work')).toEqual([{ path: '/our-team', count: 2 }]);
});
