// On SQLite alone: it reads pages.
import { expect, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

test('a copy of a tab shows its own projects, and the tab that it is a copy of shows its own', async () => {
  const { port, env } = await migratedSite();
  const site = startServer(port, { ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await site.ready();
  const call = async (method: string, path: string, body: object | undefined, token = '') => {
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const { token } = await call('POST', '/user/admin-login', ADMIN);
  const [{ _id: copyOf }] = await call('GET', '/content/portfolio', undefined, token);
  const { entry } = await call('POST', '/content/portfolio', { copyOf }, token);
  const [project, ...others] = entry.draft.data.projects;
  const data = { ...entry.draft.data, projects: [{ ...project, title: 'Zamindoz' }, ...others] };
  const path = `/content/portfolio/${entry._id}`;
  await call('PUT', `${path}/draft`, { data, basedOn: entry.draft.version }, token);
  await call('POST', `${path}/publish`, {}, token);
  const tab = encodeURIComponent(data.label);
  const read = async (address: string) => (await fetch(site.url + address)).text();
  await expect
    .poll(() => read(`/portfolio?tab=${tab}`), { timeout: 5000 })
    .toContain(`${data.label} portfolio`);
  expect(await read('/portfolio')).not.toContain('Zamindoz');
  expect(await read(`/portfolio?tab=${tab}`)).toContain('Zamindoz');
  expect(await read('/portfolio')).not.toContain('Zamindoz'); // Of the veins, one for each project, those of one tab are lit.
  const lit = async (address: string) => (await read(address)).match(/<text /g)?.length;
  expect([await lit('/portfolio'), await lit(`/portfolio?tab=${tab}`)]).toEqual([4, 4]);
});
