// On SQLite alone: it reads the pages; versions have tests of their own on both engines.
import { expect, it } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';

it('a text that was published anew says where its versions are, and each of them can be read; before, nothing is said', async () => {
  const { port, env } = await migratedSite();
  const login = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
  const server = startServer(port, { ...env, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password });
  await server.ready();
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return answer.json();
  };
  const [policy, register] = [await read('/policy'), await read('/register')];
  expect(policy.text).not.toContain('/policy/versions');
  expect(register.text).toMatch(/name="termsVersion" value="2026-11"/);

  const { token } = await call('POST', '/user/admin-login', login);
  const names: Record<string, string> = {};
  for (const collection of ['policy', 'terms']) {
    const [{ _id }] = await call('GET', `/content/${collection}`, undefined, token);
    const path = `/content/${collection}/${_id}`;
    const { published } = await call('GET', path, undefined, token);
    const data = { ...published.data, summary: `Said anew in the ${collection}.` };
    await call('PUT', `${path}/draft`, { data, basedOn: 1 }, token);
    const { entry } = await call('POST', `${path}/publish`, {}, token);
    names[collection] = entry.published.data.version;
  }
  await expect.poll(async () => (await read('/policy')).text).toContain('Said anew in the policy.');
  expect((await read('/policy')).text).toContain('href="/policy/versions"');
  const list = await read('/policy/versions');
  expect(list.text).toContain(`href="/policy/versions/${names.policy}"`);
  const earlier = await read('/policy/versions/2026-11');
  for (const page of [list, earlier]) {
    expect(page.status).toBe(200);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).toMatch(/<link rel="canonical" href="[^"]+\/policy"\/>/);
  }
  expect(earlier.text).not.toContain('Said anew');
  expect(earlier.text).toContain('This version is not in force any more.');
  expect((await read(`/policy/versions/${names.policy}`)).text).not.toContain('not in force any more');
  for (const path of ['/policy/versions/2031-01', '/terms/versions/%00', `/terms/versions/${'9'.repeat(60)}`])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  await expect
    .poll(async () => (await read('/register')).text)
    .toContain(`name="termsVersion" value="${names.terms}"`);
  expect((await read('/contact-us')).text).toContain(`name="consentVersion" value="${names.policy}"`);
});
