import { expect, onTestFinished, test } from 'vitest';
import { asha } from '~/testing/factories';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test('a stream of one process tells what another process took in', async () => {
  const { port, env } = await migratedSite();
  const shared = { ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [one, other] = [startServer(port, shared), startServer(await freePort(), shared)];
  await Promise.all([one.ready(), other.ready()]);
  const { token } = await (await post(`${one.url}/api/user/admin-login`, ADMIN)).json();
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const stream = await fetch(`${one.url}/api/notifications/stream`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  let heard = '';
  (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  })().catch(() => {});
  await expect.poll(() => heard).toContain('"unread":0');
  expect((await post(`${other.url}/api/quotes`, { ...asha, name: 'From Next Door' })).status).toBe(200);
  await expect.poll(() => heard).toContain('From Next Door');
});
