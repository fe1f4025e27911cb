// On SQLite alone: it reads the pages; the links have tests of their own on both engines.
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { startSession } from '~/platform/auth/sessions/sessions';
import { newId } from '~/platform/db/ids';
import { addOpening } from '~/testing/factories';
import { migratedSite, startServer } from '~/testing/servers/server-process';

test('attack 51: a draft of an opening is on the page of its link alone, in the browser that asked, until they log out', {
  timeout: 60_000,
}, async () => {
  const { port, env, db } = await migratedSite();
  const site = startServer(port, env);
  await site.ready();
  const account = { _id: newId(), name: 'Ila', email: 'ila@test.example', mobile: '+919818040100' };
  const rest = { passwordHash: null, emailVerifiedAt: now(), termsVersion: null, createdAt: now() };
  await db
    .insertInto('users')
    .values({ ...account, ...rest, role: 'employee' })
    .execute();
  const { token, binding } = await startSession(db, account._id, 'test', true);
  const cookie = `peepalworks=${binding}`;
  const { id } = await addOpening({ db }, { title: 'Zamindoz engineer', slug: 'zamindoz', status: 'Draft' });
  const get = (path: string, headers = {}) => fetch(site.url + path, { headers, redirect: 'manual' });

  expect((await get('/career/zamindoz')).status).toBe(404);
  const asked = await fetch(`${site.url}/api/openings/${id}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, cookie },
  });
  const { url } = await asked.json();
  expect(url).toMatch(/^\/preview\/[\w-]{43}\/career\/zamindoz$/);
  const page = await get(url, { cookie });
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining('Zamindoz engineer')]);
  expect(html).toContain('Preview: not published.');
  expect(html).toContain('id="apply"');
  // It has no card that anybody could ask for.
  expect(html).toMatch(/og:image" content="[^"]*\/share\/career\.jpg"/);
  expect(html).not.toContain('/files/openings/');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('content-security-policy')).toMatch(/sandbox (?!.*allow-forms)/);
  const [, , link] = url.split('/');
  expect((await get(`/preview/${link}/dashboard`, { cookie })).headers.get('location')).toBe('/dashboard');
  // Without the half of the session that the browser has, on the site itself, and after the end of the session.
  expect((await get(url)).status).toBe(404);
  for (const path of ['/career', '/career/zamindoz', '/sitemap.xml'])
    expect(await (await get(path)).text()).not.toContain('Zamindoz engineer');
  expect((await fetch(site.url + url, { method: 'POST', headers: { cookie } })).status).toBe(405);
  await db.deleteFrom('sessions').execute();
  expect((await get(url, { cookie })).status).toBe(404);
});
