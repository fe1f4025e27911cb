import { expect, test } from 'vitest';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const asha = { name: 'Asha Verma', email: 'asha@verma.example', password: PASSWORD, mobile: '98180 40101' };
const register = (t: StartedApp, more: object = {}, headers: Record<string, string> = {}) =>
  t.call('POST', '/api/user/register', { body: { ...asha, ...more }, headers });
const me = (t: StartedApp, token: string, cookie?: string) =>
  t.call('GET', '/api/user/me', {
    headers: { authorization: `Bearer ${token}`, ...(cookie ? { cookie } : {}) },
  });
const sessions = async ({ db }: StartedApp) =>
  (await db.selectFrom('sessions').select('_id').execute()).length;

test('who registers is signed in, with an address that nobody has proved', async () => {
  const t = await startApp();
  const { token, user } = (await register(t)).json();
  expect((await me(t, token)).json()).toMatchObject({ _id: user._id, role: 'user', emailVerified: false });
  expect(
    (await t.call('GET', '/api/quotes', { headers: { authorization: `Bearer ${token}` } })).json(),
  ).toEqual([]);
});

test('a browser’s session is bound to its cookie, and replaces the one that browser had', async () => {
  const t = await startApp();
  const cookieOf = ({ cookies: [cookie] }: Awaited<ReturnType<typeof register>>) =>
    `${cookie?.name}=${cookie?.value}`;
  const first = await register(t, { web: true });
  expect((await me(t, first.json().token)).statusCode).toBe(401);
  expect((await me(t, first.json().token, cookieOf(first))).statusCode).toBe(200);
  const second = await register(t, { web: true, email: 'ritu@saini.example' }, { cookie: cookieOf(first) });
  expect((await me(t, second.json().token, cookieOf(second))).statusCode).toBe(200);
  expect((await me(t, first.json().token, cookieOf(first))).statusCode).toBe(401);
  expect(await sessions(t)).toBe(1);
});

test('a page without scripts is given no session that nobody could use', async () => {
  const t = await startApp();
  expect((await register(t, { signIn: 'later' })).json()).not.toHaveProperty('token');
  expect(await sessions(t)).toBe(0);
});

test('attack 1: an address that has an account lets nobody in by registering once more', async () => {
  const t = await startApp();
  await t.addUser('admin', { email: asha.email });
  const refused = await register(t, { web: true });
  expect([refused.statusCode, refused.cookies]).toEqual([409, []]);
  expect(refused.json()).not.toHaveProperty('token');
  expect(await sessions(t)).toBe(0);
});
